/** Schemes that English verse uses again and again, by number of lines. */
const schemes = `
AA ABA AAA
ABAB ABCB AABB ABBA AABA AAAA AAAB
ABABB ABAAB AABBA ABCCB AABAB ABBAA ABBAB
ABABCC AABCCB ABABAB AABBCC ABCABC ABCBDB ABBACC AAABAB ABCBBB ABBAAB AAABBB ABACBC
ABABBCC ABABCCB AABBCCC ABABCCA ABCCBAA ABCCABB
ABABABCC ABABCDCD AABBCCDD ABBAABBA ABBACDDC ABABBCBC AAABCCCB ABCBDEFE ABCBDCBC AABCCBDD ABABCCDD AABBCDCD
ABABBCBCC ABABCDCDD AABCCBDDD ABABCCDDD
ABABCDECDE ABABCDCDEE ABABCDEDCE ABABCDEECD ABABCCDEED ABBACDDCEE
ABABCDEDCCE ABABCDECDDE
ABABCDCDEFEF ABCBDEFEGHIH AABBCCDDEEFF ABBACDDCEFFE ABABCDCDEEFF
ABABCDCDEFEFGG ABBAABBACDECDE ABBAABBACDCDCD ABBAABBACDCDEE ABBAABBACDDCEE ABBAABBACDEDCE ABBACDDCEFEFGG ABBACDDCEFGEFG ABABBCBCCDCDEE ABABABABCDECDE ABABABABCDCDCD ABBAABBACDDECE ABBAABBACDEDEC ABBAABBACDDCDC ABABACDCEDEFEF ABABCDCDEEFEFF ABBAABBACDEECD ABABACDCEDEDEE
`
/** Stanzas that longer runs of lines without a blank one are often made of. */
const repeatedUnits = ['AA', 'ABAB', 'ABCB', 'ABBA', 'AAB', 'ABABCC']

const byLength = new Map<number, readonly string[]>()

/** Give letters anew, in the order in which they come: "CDCD" becomes "ABAB". */
export function relabel(groups: readonly number[]): string {
  const letters = new Map<number, number>()
  let out = ''
  for (const group of groups) {
    const letter = letters.get(group) ?? letters.size
    letters.set(group, letter)
    out += letterAt(letter)
  }
  return out
}

/** A to Z, then a to z, then other letters, so that a line is always one character. */
export function letterAt(number: number): string {
  if (number < 26) return String.fromCharCode(65 + number)
  return number < 52 ? String.fromCharCode(71 + number) : String.fromCharCode(0xc0 + number - 52)
}

function repeat(unit: string, lines: number): string {
  const size = new Set(unit).size
  const groups: number[] = []
  for (let i = 0; i < lines; i++) {
    groups.push(Math.floor(i / unit.length) * size + unit.charCodeAt(i % unit.length) - 65)
  }
  return relabel(groups)
}

/** ABA BCB CDC and so on, with a last line that closes the chain when one is left over. */
function terzaRima(lines: number): string {
  const groups: number[] = []
  for (let i = 0; i < lines; i++) groups.push(i % 3 === 1 ? Math.floor(i / 3) + 1 : Math.floor(i / 3))
  return relabel(groups)
}

/** The schemes to try for a stanza of so many lines. */
export function rhymeTemplates(lines: number): readonly string[] {
  const before = byLength.get(lines)
  if (before) return before
  const found = new Set(schemes.split(/\s+/).filter((scheme) => scheme.length === lines))
  for (const unit of repeatedUnits) if (lines % unit.length === 0) found.add(repeat(unit, lines))
  if (lines > 4 && lines % 3 < 2) found.add(terzaRima(lines))
  const list = [...found]
  byLength.set(lines, list)
  return list
}
