/** A stretch of a text, from `start` up to `end`. */
export type TextSegment = { start: number; end: number }

const abbreviation = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|Prof|Rev|No|vs|etc|e\.g|i\.e|[A-Z])\.["'”’]?\s*$/

/** The sentences of a text; a new line ends a sentence, so a line of verse is one. Stretches without a word are left out. */
export function splitSentences(text: string): TextSegment[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  const sentences: TextSegment[] = []
  let start = 0
  for (const line of text.split('\n')) {
    let open = 0
    let end = 0
    for (const { segment } of segmenter.segment(line)) {
      end += segment.length
      // What goes on with a small letter is no new sentence: “Why?” she asked.
      if (/^\p{Ll}/u.test(line.slice(end))) continue
      if (abbreviation.test(line.slice(open, end)) && end < line.length) continue
      add(start + open, start + end)
      open = end
    }
    add(start + open, start + line.length)
    start += line.length + 1
  }
  return sentences

  function add(from: number, to: number) {
    const words = text.slice(from, to)
    if (!/[\p{L}\p{N}]/u.test(words)) return
    const lead = words.length - words.trimStart().length
    sentences.push({ start: from + lead, end: from + words.trimEnd().length })
  }
}

/**
 * Cuts a long sentence where a breath may be taken. Some browsers fall silent 15 seconds into one utterance, and
 * speech has about 15 signs a second.
 */
export function splitForSpeech(text: string, { start, end }: TextSegment, most: number): TextSegment[] {
  const cuts: TextSegment[] = []
  let from = start
  while (end - from > most) {
    const chunk = text.slice(from, from + most)
    const at = Math.max(lastMatch(chunk, /[,;:—–](?=\s|\p{L})/gu), 0) || lastMatch(chunk, /\s/g) || most
    cuts.push({ start: from, end: from + at })
    from += at
    while (from < end && /\s/.test(text.charAt(from))) from += 1
  }
  if (from < end) cuts.push({ start: from, end })
  return cuts
}

/** Where the last match in the second half ends; 0 when there is none. */
function lastMatch(text: string, pattern: RegExp): number {
  let found = 0
  for (const match of text.matchAll(pattern)) {
    const at = match.index + match[0].length
    if (at > text.length / 2) found = at
  }
  return found
}

/** The words of a text, in order: letters and digits with the signs inside them. */
export function splitWords(text: string): TextSegment[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[’'‑-][\p{L}\p{N}]+)*/gu)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }))
}
