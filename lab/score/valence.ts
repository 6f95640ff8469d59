import { buildDoc } from '../../close-reading/doc/doc.ts'
import { valenceOf, verseClasses, verseClassOf } from '../../close-reading/feelings/valence.ts'
import { correlate } from './correlate.ts'
import { macroF1 } from './macro-f1.ts'
import { readRows } from './read-rows.ts'

type Verse = { text: string; label: string }
type Prose = { text: string; valence: number; genre: string }

/** Lines of verse in three classes (mixed ones left out), and the correlation of valence in fiction and essays. */
export async function scoreValence(folder: string): Promise<Record<string, Record<string, number>>> {
  const figures: Record<string, Record<string, number>> = {}
  const verses = (await readRows<Verse>(folder, 'poem-sentiment.jsonl'))?.filter(
    (row) => row.label !== 'mixed',
  )
  if (verses && verses.length > 0) figures.valence_verse = scoreVerse(verses)
  const prose = await readRows<Prose>(folder, 'emobank.jsonl')
  for (const genre of ['fiction', 'essays']) {
    const rows = prose?.filter((row) => row.genre === genre) ?? []
    if (rows.length > 0) figures[`valence_${genre}`] = { r: scoreProse(rows) }
  }
  return figures
}

function scoreVerse(verses: readonly Verse[]): Record<string, number> {
  const gold = verses.map((row) => row.label)
  const said = verses.map((row) => verseClassOf(buildDoc(row.text, 'poetry')))
  const right = gold.filter((label, i) => label === said[i]).length
  return { accuracy: right / gold.length, macro_f1: macroF1(gold, said, verseClasses) }
}

function scoreProse(rows: readonly Prose[]): number {
  return correlate(
    rows.map((row) => valenceOf(buildDoc(row.text, 'fiction'))),
    rows.map((row) => row.valence),
  )
}
