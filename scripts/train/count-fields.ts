/**
 * Counts how many words of each field, each form and each family of feeling 1,000 words of public-domain prose
 * hold (litbank-speech.jsonl), and writes the numbers into close-reading/lexicons/fields.ts and form-rates.ts.
 * Usage: node scripts/train/count-fields.ts CORPORA-FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDoc } from '../../close-reading/doc.ts'
import { countWords, evidenceOf } from '../../close-reading/feelings/tone-evidence.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Usage: node scripts/train/count-fields.ts CORPORA-FOLDER')
const lexicons = new URL('../../close-reading/lexicons/', import.meta.url)
const sums = new Map<string, number>()
let words = 0
for (const line of readFileSync(join(folder, 'litbank-speech.jsonl'), 'utf8').trim().split('\n')) {
  const doc = buildDoc((JSON.parse(line) as { text: string }).text, 'fiction')
  words += countWords(doc)
  for (const { name, spans } of evidenceOf(doc).values())
    sums.set(
      name,
      spans.reduce((sum, span) => sum + span.force, sums.get(name) ?? 0),
    )
}
const rate = (name: string) => Number((((sums.get(name) ?? 0) / words) * 1000).toFixed(2))
const fields = readFileSync(new URL('fields.ts', lexicons), 'utf8')
const counted = fields.replace(
  /^([a-z-]+) (-?[\d.]+) [\d.]+ \|/gm,
  (_, name: string, valence: string) => `${name} ${valence} ${rate(name)} |`,
)
writeFileSync(new URL('fields.ts', lexicons), counted)
const forms = [...sums.keys()].filter((name) => !counted.includes(`\n${name} `))
const rows = forms.map((name) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: ${rate(name)},`).join('\n')
writeFileSync(
  new URL('form-rates.ts', lexicons),
  `/** How many of each form, and of the words of each family of feeling, 1,000 words of prose usually hold. Counted by scripts/train/count-fields.ts. */
export const formRates: Readonly<Record<string, number>> = {
${rows}
}
`,
)
