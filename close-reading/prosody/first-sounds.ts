const silentStart: Record<string, string> = {
  kn: 'n',
  gn: 'n',
  wr: 'r',
  ps: 's',
  ph: 'f',
  wh: 'w',
  sh: 'S',
  ch: 'C',
  th: 'T',
  rh: 'r',
  pn: 'n',
}

/**
 * The consonant a word begins with, judged by its spelling: n for "knight", f for "phantom", s for "city".
 * Empty for a word that begins with a vowel sound.
 * @param word folded
 */
export function firstSound(word: string): string {
  const two = silentStart[word.slice(0, 2)]
  if (two !== undefined) return word.startsWith('who') ? 'h' : two
  const letter = word.charAt(0)
  if (letter < 'a' || letter > 'z' || 'aeiou'.includes(letter)) return ''
  if (letter === 'c') return 'eiy'.includes(word.charAt(1)) && word.length > 1 ? 's' : 'k'
  if (letter === 'g')
    return word.startsWith('gent') || word.startsWith('gi') || word.startsWith('gy') || word.startsWith('gem')
      ? 'j'
      : 'g'
  if (letter === 'q') return 'k'
  if (letter === 'h' && /^h(?:our|onou?r|onest|eir)/.test(word)) return ''
  return letter === 'x' ? 'z' : letter
}
