const inseparable = new Set([
  'ch',
  'sh',
  'th',
  'ph',
  'wh',
  'ck',
  'gh',
  'bl',
  'br',
  'cl',
  'cr',
  'dr',
  'fl',
  'fr',
  'gl',
  'gr',
  'pl',
  'pr',
  'tr',
])

/** A combining mark or the second half of a surrogate pair: no syllable begins there. */
const insideSign = /[\p{M}\uDC00-\uDFFF]/u

function isVowel(word: string, at: number): boolean {
  return 'aeiouyàâäèéêëìîïòôöùûü'.includes(word.charAt(at)) && word.charAt(at) !== ''
}

/** The runs of vowel letters, a y before a vowel and a silent e left out. */
function vowelRuns(word: string): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (let at = 0; at < word.length; at++) {
    if (!isVowel(word, at) || (word.charAt(at) === 'y' && isVowel(word, at + 1))) continue
    const last = runs[runs.length - 1]
    if (last && last.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

/** Leave out vowel letters that are least likely to sound, until as many are left as syllables. */
function fitRuns(word: string, runs: { from: number; to: number }[], count: number): void {
  while (runs.length > count) {
    const last = runs[runs.length - 1]
    const ending = last ? word.slice(last.from) : ''
    const silent = /^e(?:d|'?s)?$/.test(ending) || /[gq]ue'?s?$/.test(word)
    runs.splice(silent ? runs.length - 1 : Math.max(1, runs.length - 2), 1)
  }
  while (runs.length < count) {
    const widest = runs.findIndex((run) => run.to - run.from > 1)
    const run = runs[widest]
    if (!run) return
    runs.splice(widest, 1, { from: run.from, to: run.from + 1 }, { from: run.from + 1, to: run.to })
  }
}

/**
 * Where the syllables of a word begin, by its letters: a rule of thumb for showing stresses, not for hyphenation.
 * @param word lower case
 * @param count how many syllables the word is said with
 * @returns offsets into the word, the first 0; fewer than `count` when the letters do not allow so many
 */
export function splitSyllables(word: string, count: number): number[] {
  const runs = vowelRuns(word)
  fitRuns(word, runs, count)
  const starts = [0]
  for (let k = 1; k < Math.min(runs.length, count); k++) {
    const after = runs[k - 1]?.to ?? 0
    const before = runs[k]?.from ?? 0
    let cut = before - after > 1 ? before - 1 : after
    if (before - after > 1 && inseparable.has(word.slice(before - 2, before))) cut = before - 2
    cut = Math.max(cut, (starts[starts.length - 1] ?? 0) + 1)
    while (cut < word.length && insideSign.test(word.charAt(cut))) cut++
    if (cut < word.length) starts.push(cut)
  }
  return starts
}
