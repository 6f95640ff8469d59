import { writeExplanation } from '#close-reading'
import { wordsOf } from './own-words.ts'
import { type Figures, type Part, readPart, readPassages } from './read-set.ts'

type Row = { part: Part; passage: string; question: string }

/** A sentence of the same shape in answers on so many passages is a template. */
const LEAST_PASSAGES = 4

/** The share of words that stand in template sentences outside their quotations, and the words of an answer; over answers to usual questions. */
export function scoreTemplateShare(part: Part): Figures {
  const passages = readPassages()
  const answers = readPart<Row>('usual-questions.jsonl', part).flatMap(({ passage: id, question }) => {
    const passage = passages.get(id)
    if (!passage) return []
    const { markdown } = writeExplanation({
      gradeLevel: passage.level,
      contentType: passage.kind,
      question,
      passage: passage.text,
    })
    return [{ id, sentences: sentencesOf(markdown, passage.text) }]
  })
  const found = new Map<string, Set<string>>()
  for (const { id, sentences } of answers)
    for (const { shape } of sentences) found.set(shape, (found.get(shape) ?? new Set()).add(id))
  const all = answers.flatMap(({ sentences }) => sentences)
  const templates = all.filter(({ shape }) => (found.get(shape)?.size ?? 0) >= LEAST_PASSAGES)
  const lengths = answers.map(({ sentences }) => sum(sentences)).sort((a, b) => a - b)
  return {
    template_share: templates.reduce((total, { own }) => total + own, 0) / Math.max(1, sum(all)),
    words_per_answer: lengths[lengths.length >> 1] ?? 0,
    longest_answer: lengths.at(-1) ?? 0,
  }
}

/** `own`: words outside quotations. */
type Sentence = { shape: string; words: number; own: number }

function sum(sentences: readonly Sentence[]): number {
  return sentences.reduce((all, { words }) => all + words, 0)
}

/** The sentences of an answer without its fixed headings, each with its shape: quotations, names and numbers blanked. */
function sentencesOf(markdown: string, passage: string): Sentence[] {
  const names = new Set(passage.match(/(?<!^|[.!?”“"\n] ?)\b\p{Lu}[\p{L}’']+/gu) ?? [])
  const text = markdown
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/[*_]|^\s*(?:[-•]|\d+\.)\s+/gmu, '')
    .replace(/^In short:?/gmu, '')
  const whole = text.replace(/“[^”]*”|"[^"]*"/gu, (quotation) => quotation.replace(/[.!?\n]/gu, ' '))
  return whole
    .split(/\n+|(?<=[.!?]”?)\s+|\s—\s/u)
    .map((sentence) => ({
      shape: shapeOf(sentence, names),
      words: wordsOf(sentence).length,
      own: wordsOf(sentence.replace(/“[^”]*”|"[^"]*"/gu, ' ')).length,
    }))
    .filter(({ words }) => words > 0)
}

function shapeOf(sentence: string, names: ReadonlySet<string>): string {
  return sentence
    .replace(/“[^”]*”|"[^"]*"/gu, '…')
    .replace(/\p{L}[\p{L}’']*/gu, (word) =>
      names.has(word.replace(/[’']s$/u, '')) ? 'N' : word.toLowerCase(),
    )
    .replace(/\d+/gu, '#')
    .trim()
}
