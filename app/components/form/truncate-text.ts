/** The first part of a text, at most `most` characters long: cut at the end of a line or word where one is near. */
export function truncateText(text: string, most: number): string {
  const kept = text.slice(0, Math.max(0, most))
  if (kept.length === text.length) return text
  const end = Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf(' '))
  return (end > kept.length * 0.8 ? kept.slice(0, end) : kept).replace(/[\ud800-\udbff]$/, '')
}
