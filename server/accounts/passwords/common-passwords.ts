let known: Promise<Set<string>> | undefined

/** Loaded with the first new account and not at the start, because the list has 380 kB. */
function commonPasswords(): Promise<Set<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  )
  return known
}

/**
 * True for a password that an attacker tries first: one of the list, one of the list repeated or with digits or signs
 * around it, fewer than five different characters, or a run of keys.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase()
  const list = await commonPasswords()
  if (list.has(text) || new Set(text).size < 5) return true
  if (isRun(text)) return true
  const core = stripEnds(text)
  return core === '' ? false : list.has(core) || list.has(repeatedPart(core))
}

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]

function isRun(text: string): boolean {
  return rows.some((row) => row.includes(text) || [...row].reverse().join('').includes(text))
}

/** Without digits and signs at both ends: "1234password!" is "password". */
function stripEnds(text: string): string {
  const letters = [...text]
  const isLetter = (letter: string) => letter.toLowerCase() !== letter.toUpperCase()
  const first = letters.findIndex(isLetter)
  const last = letters.findLastIndex(isLetter)
  return first === -1 ? '' : letters.slice(first, last + 1).join('')
}

/** The shortest part whose repetition is the text; the text itself when there is none. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length)
    if (text.length % length === 0 && part.repeat(text.length / length) === text) return part
  }
  return text
}
