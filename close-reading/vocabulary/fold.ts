/** Lower case, curly apostrophe made straight, long s made s. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  for (let k = 0; k < lower.length; k++) {
    if (lower.charCodeAt(k) > 127) return lower.replace(/[’ʼ]/g, "'").replace(/ſ/g, 's')
  }
  return lower
}
