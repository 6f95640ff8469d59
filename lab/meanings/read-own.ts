import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Our own meanings: word, part of speech, then senses as the file has them (`meaning | meaning ~cue cue`). */
export type Own = Map<string, Map<string, string>>

/** The words of the engine's lexicons, which are given without a part of speech, stand under "?". */
export function readOwn(): Own {
  const own: Own = new Map()
  const add = (word: string, part: string, senses: string) => {
    const parts = own.get(word) ?? new Map<string, string>()
    if (!parts.has(part)) parts.set(part, senses)
    own.set(word, parts)
  }
  const file = readFileSync(join('content', 'meanings', 'own.tsv'), 'utf8')
  for (const line of file.split('\n')) {
    const [word, part, senses] = line.split('\t')
    if (word && part && senses) add(word, part, senses)
  }
  for (const name of ['plain-meanings', 'word-meanings']) {
    const lexicon = readFileSync(join('close-reading', 'lexicons', `${name}.json`), 'utf8')
    const { meanings }: { meanings: Record<string, string> } = JSON.parse(lexicon)
    for (const [word, meaning] of Object.entries(meanings))
      add(
        word,
        '?',
        meaning.replace(/; or (?:a |an )?/g, (or) => ` | ${or.slice(5)}`),
      )
  }
  return own
}
