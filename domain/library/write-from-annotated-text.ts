import { levels as engineLevels } from '#close-reading'
import { type GradeLevel, levels } from '../choices.ts'
import type { QuoteCopy } from './align-copy.ts'
import type { AnnotatedText } from './annotated-text.ts'
import { answerQuestion } from './answer/answer-question.ts'
import { bareMeaning, type NoteAnswer, type Source } from './answer/notes.ts'
import { notesForCopy } from './copy-notes.ts'
import { describeFeelings, describeMeanings } from './describe-notes.ts'
import { contentWords } from './question/question-words.ts'
import { overlap, partOf, textIndexOf } from './question/text-index.ts'
import { adaptQuotations, inQuotes, sentencesOf } from './quote-copy.ts'

type Asked = { passage: string; question: string; gradeLevel: GradeLevel }

/** Words of "In short", words of a quotation among the clues, and hard words that are explained. */
const max = { inShort: 45, clue: 12, hardWords: 4 }
/** A part of the retelling is included when the student's copy has at least this share of its words. */
const MIN_SHARE_OF_PART = 0.5

/**
 * The explanation of a recognized passage, made from the notes on its text: five steps, "In short" from the answer to
 * the question asked, and of a long text first what is near the words that the question is about. Every quotation is
 * taken from the student's own copy; sentences and notes that quote words that the copy lacks are left out.
 *
 * Where only a similar question is answered, a note below "In short" names it.
 *
 * @returns null where the notes answer nothing similar
 */
export function writeFromAnnotatedText(
  whole: AnnotatedText,
  { passage, question, gradeLevel }: Asked,
): string | null {
  const { source, share, isWhole } = prepare(whole, { passage, gradeLevel })
  const { version, quote, annotated } = source
  const adapt = (prose: string) => adaptQuotations(prose, quote)
  const asked = answerQuestion(question, source)
  if (!asked && contentWords(question).size > 0) return null
  // To a part of a text the answer of a similar question seldom fits.
  if (asked?.note && !isWhole) return null
  const [inShort, rest] = splitAfter(
    sentencesOf(asked?.text ?? adapt(annotated.short[version])),
    asked?.opening ?? 1,
  )
  const near = asked?.span ? partOf(asked.span, source.index) : 0
  const sections = {
    '1. What the text says': [
      ...annotated.retelling.flatMap((part, at) =>
        share(part.from, part.to) >= MIN_SHARE_OF_PART
          ? [{ text: adapt(part[version]), priority: -Math.abs(at - near) }]
          : [],
      ),
      ...hardWords(annotated, quote).map((text) => ({ text, priority: -Number.MAX_VALUE })),
    ],
    '2. Clues in the words': inOrderOfPriority(clues(source, asked, gradeLevel)),
    '3. Feelings and tone': inOrderOfPriority(describeFeelings(source)),
    '4. What it may mean': inOrderOfPriority([
      rest.join(' '),
      ...describeMeanings(source, gradeLevel).filter((text) => !asked?.text.includes(text)),
    ]),
    '5. How to find this yourself': inOrderOfPriority([asked?.step ?? '', adapt(annotated.method[version])]),
  }
  const { ask, choices } = annotated.check_in[version]
  return [
    `**In short:** ${inShort.join(' ')}`,
    ...(asked?.note ? [`*${asked.note}*`] : []),
    ...fitSections(sections, engineLevels[gradeLevel].mostWords),
    ...(ask === '' ? [] : ['## Check-in', adapt(ask), listChoices(choices)]),
  ].join('\n\n')
}

function prepare(whole: AnnotatedText, { passage, gradeLevel }: Omit<Asked, 'question'>) {
  const { version } = levels[gradeLevel]
  const { annotated, copy } = notesForCopy(whole, passage)
  return {
    source: { annotated, version, quote: copy.quote, index: textIndexOf(annotated), copy: copy.text },
    share: copy.share,
    isWhole: copy.isWhole,
  }
}

/** As many sentences as "In short" may have, at least `min`, and the others. */
function splitAfter(sentences: readonly string[], min: number): [string[], string[]] {
  let at = min
  while (at < sentences.length && wordCount(sentences.slice(0, at + 1)) <= max.inShort) at += 1
  return [sentences.slice(0, at), sentences.slice(at)]
}

function wordCount(sentences: readonly string[]): number {
  return sentences.join(' ').split(/\s+/).length
}

function hardWords({ words }: AnnotatedText, quote: QuoteCopy): string[] {
  return words
    .flatMap(({ word, means }) => {
      const quoted = quote(word)
      return quoted ? [`- ${inQuotes(quoted)}: ${bareMeaning(means)}.`] : []
    })
    .slice(0, max.hardWords)
}

/** The marks that the answer is based on, those near the words that it is about, and the first ones of the text. */
function clues(
  { annotated, version, quote, index }: Source,
  asked: NoteAnswer | null,
  gradeLevel: GradeLevel,
): string[] {
  const part = asked?.span ? index.parts[partOf(asked.span, index)] : undefined
  const inCopy = annotated.marks.flatMap((mark) => {
    const words = mark.at.map(quote).find((quoted) => quoted !== null && wordCount([quoted]) <= max.clue)
    const isNear = mark.at.some((locator) => {
      const found = part && index.find(locator)
      return found ? overlap(found, part) : false
    })
    const rank = asked?.clues.includes(mark.id) ? 0 : isNear ? 1 : 2
    return words ? [{ mark, words, rank }] : []
  })
  const chosen = [...inCopy].sort((a, b) => a.rank - b.rank).slice(0, engineLevels[gradeLevel].mostClues)
  return inCopy
    .filter((clue) => chosen.includes(clue))
    .map(({ mark, words }) => {
      // Step 2 quotes nothing but its clues.
      const [means] = [mark.means[version], mark.means.plain].map(withoutQuoting).filter(Boolean)
      return `- ${inQuotes(words)}. It says: ${mark.says}${means ? ` It means: ${means}` : ''}`
    })
}

function withoutQuoting(prose: string): string {
  return sentencesOf(prose)
    .filter((sentence) => !sentence.includes('“'))
    .join(' ')
}

/** A paragraph, and how important it is for this answer. */
type Part = { text: string; priority: number }

/** Paragraphs of which the last is dropped first. */
function inOrderOfPriority(texts: readonly string[]): Part[] {
  return texts.map((text, at) => ({ text, priority: -at }))
}

/** The sections as paragraphs. While they are too long for the level, the longest drops its least important part. */
function fitSections(sections: Record<string, Part[]>, maxWords: number): string[] {
  const fitted = Object.entries(sections).map(([title, parts]) => ({
    title,
    parts: parts.filter(({ text }) => text !== ''),
  }))
  const render = () => fitted.map(({ title, parts }) => `## ${title}\n\n${join(textsOf(parts))}`)
  // The rest of the words is for "In short" and the check-in.
  while (ownWords(render()) > maxWords - 70) {
    const [longest] = fitted
      .filter(({ title }) => /^[134]/.test(title))
      .sort((a, b) => size(textsOf(b.parts)) - size(textsOf(a.parts)))
    if (!longest || longest.parts.length < 2) break
    const lowest = Math.min(...longest.parts.map(({ priority }) => priority))
    longest.parts.splice(
      longest.parts.findLastIndex(({ priority }) => priority === lowest),
      1,
    )
  }
  return render()
}

function textsOf(parts: readonly Part[]): string[] {
  return parts.map(({ text }) => text)
}

/** The number of words outside quotations. */
function ownWords(parts: readonly string[]): number {
  return wordCount(parts.map((part) => part.replace(/“[^”]*”/g, '')))
}

function size(parts: readonly string[]): number {
  return parts.length < 2 ? 0 : parts.join(' ').length
}

/** The paragraphs, and after them all list items as one list. */
function join(parts: readonly string[]): string {
  if (parts.length === 0) return 'The text does not say more about this.'
  const items = parts.filter((part) => part.startsWith('- '))
  return [...parts.filter((part) => !part.startsWith('- ')), items.join('\n')].filter(Boolean).join('\n\n')
}

/** In alphabetical order, so that the position of a choice does not show which one is right. */
function listChoices(choices: readonly string[]): string {
  const sorted = choices.map((choice) => choice.replace(/\.$/, '')).sort((a, b) => (a < b ? -1 : 1))
  return sorted.map((choice) => `- ${choice}`).join('\n')
}
