import type { PartOfSpeech } from './dictionary-forms.ts'

/** One meaning of a word, and the words beside which it is likely. */
export type Sense = { readonly text: string; readonly cues: readonly string[] }

/** The meanings of a word as one part of speech, the most used first; `g` is for words of grammar, as "because". */
export type Entry = { readonly part: PartOfSpeech | 'g'; readonly senses: readonly Sense[] }

/** Entries by dictionary form; a verb with its particle is joined by a low line: "give_up". */
export type Meanings = ReadonlyMap<string, readonly Entry[]>

/**
 * Reads a file of meanings. A line: word, then for each part of speech a tab and `n meaning|meaning ~cue cue`.
 * Lines of another shape are left out.
 */
export function parseMeanings(file: string): Map<string, Entry[]> {
  const meanings = new Map<string, Entry[]>()
  for (const line of file.split('\n')) {
    const [word, ...entries] = line.split('\t')
    if (word && entries.length > 0) meanings.set(word, entries.map(parseEntry))
  }
  return meanings
}

function parseEntry(entry: string): Entry {
  const senses = entry
    .slice(2)
    .split('|')
    .map((sense) => {
      const [text = '', cues] = sense.split('~')
      return { text: text.trim(), cues: cues ? cues.trim().split(' ') : [] }
    })
  return { part: entry.charAt(0) as Entry['part'], senses }
}
