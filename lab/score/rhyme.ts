import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rhyme } from '../../close-reading/devices/rhyme/rhyme.ts'
import type { Pronunciations } from '../../close-reading/findings/create-pronunciations.ts'
import { loadPronunciations } from '../../close-reading/findings/load-pronunciations.ts'
import { readClosely } from '../../close-reading/findings/read-closely.ts'

type Row = { work: string; form: string; scheme: string; lines: string[] }

/** The letters found for each stanza; all letters differ where no scheme was found. */
function findSchemes(stanzas: readonly Row[], sounds: Pronunciations): string[] {
  const text = stanzas.map((row) => row.lines.join('\n')).join('\n\n')
  const { findings } = readClosely(text, 'poetry', { pronunciations: sounds, detectors: [rhyme] })
  const byLine = new Map<number, string>()
  for (const finding of findings) {
    if (finding.type !== 'rhyme-scheme') continue
    const data = finding.data
    byLine.set(data.firstLine, data.letters)
  }
  let line = 0
  return stanzas.map((row) => {
    const letters = byLine.get(line) ?? row.lines.map((_, i) => String.fromCharCode(65 + i)).join('')
    line += row.lines.length
    return letters
  })
}

function rhymedPairs(letters: string): Set<number> {
  const pairs = new Set<number>()
  for (let i = 0; i < letters.length; i++) {
    for (let j = 0; j < i; j++) if (letters.charAt(i) === letters.charAt(j)) pairs.add(i * 100 + j)
  }
  return pairs
}

/**
 * Rhyme on rhyme-forms.jsonl. `stanza`: share of stanzas wholly right, each read alone. `poem`: the same with
 * the stanzas of one work read together. `pair_f1`: F1 over pairs of lines that share a letter, each stanza alone.
 */
export async function scoreRhyme(folder: string): Promise<Record<string, Record<string, number>>> {
  const sounds = await loadPronunciations()
  const source = readFileSync(join(folder, 'rhyme-forms.jsonl'), 'utf8')
  const rows: Row[] = source
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  let alone = 0
  let both = 0
  let found = 0
  let gold = 0
  for (const row of rows) {
    const letters = findSchemes([row], sounds)[0] ?? ''
    if (letters === row.scheme) alone++
    const right = rhymedPairs(row.scheme)
    const guess = rhymedPairs(letters)
    for (const pair of guess) if (right.has(pair)) both++
    found += guess.size
    gold += right.size
  }
  let together = 0
  for (const stanzas of Map.groupBy(rows, (row) => row.work).values()) {
    const schemes = findSchemes(stanzas, sounds)
    stanzas.forEach((row, i) => {
      if (schemes[i] === row.scheme) together++
    })
  }
  return {
    rhyme: {
      stanza: alone / rows.length,
      poem: together / rows.length,
      pair_f1: (2 * both) / (found + gold),
    },
  }
}
