import type { Cue, Span } from '../finding.ts'
import { CAPITAL, type Page, type Range, WORD } from '../page.ts'
import { turnsAtBut } from '../phrases/turns-at-but.ts'
import { byGrade } from './phrasing.ts'
import { looseEnds } from './quote-words.ts'
import { restate } from './restate.ts'
import { sortOfText } from './sort-of-text.ts'
import { type LessonSource, nameWordsOf } from './source.ts'

/** A clue that rests on the build of the text alone. */
export type PlainClue = Span & { cue: Cue; weight: number; note: string }

const TURNS = new Set('but yet however although though'.split(' '))
const DENIALS = new Set("not no never nothing nobody none cannot didn't don't wasn't isn't won't".split(' '))

/**
 * Clues that any text has: a turning word, a word that says no, a question, an "as if", the first and the
 * last words, an action. They keep a lesson honest when nothing more telling was found.
 */
export function findPlainClues(source: LessonSource): PlainClue[] {
  const { page } = source.reading
  const clues: PlainClue[] = []
  for (const sentence of page.sentences.slice(0, 400)) {
    const turn = findWord(page, sentence, TURNS)
    if (turn >= 0 && (page.folded[turn] !== 'but' || turnsAtBut(page, turn)))
      clues.push({
        ...stretch(page, turn, sentence.last, 7),
        cue: 'contrast',
        weight: 2.5,
        note: turnNote(source),
      })
    const no = findWord(page, sentence, DENIALS)
    if (no >= 0)
      clues.push({
        ...stretch(page, Math.max(sentence.first, no - 2), sentence.last, 7),
        cue: 'word choice',
        weight: 1.5,
        note: denialNote(source),
      })
    if (page.folded[sentence.last - 1] === '?' && !page.quoted[sentence.last - 1])
      clues.push({
        start: sentence.start,
        end: sentence.end,
        cue: 'punctuation',
        weight: 2,
        note: questionNote(source),
      })
    const clause = restate(page, sentence, 9)
    if (clause)
      clues.push({
        start: page.start[clause.firstToken] ?? 0,
        end: page.end[clause.lastToken - 1] ?? 0,
        cue: 'action and speech',
        weight: 1,
        note: actionNote(source),
      })
  }
  if (sortOfText(page) === 'steps') clues.push(...stepClues(source))
  clues.push(...askedClues(source), ...edgeClues(source))
  return clues
}

/** Where the words of the question stand in the text. */
function askedClues(source: LessonSource): PlainClue[] {
  const { page } = source.reading
  const names = nameWordsOf(source)
  const clues: PlainClue[] = []
  for (const word of source.asked.words) {
    if (word.length < 4 || names.has(word)) continue
    const at = page.folded.findIndex((one, i) => one === word && ((page.shape[i] ?? 0) & CAPITAL) === 0)
    const sentence = at < 0 ? undefined : page.sentences[page.sentenceOf[at] ?? 0]
    if (sentence)
      clues.push({
        ...stretch(page, Math.max(sentence.first, at - 1), sentence.last, 7),
        cue: 'word choice',
        weight: ['why', 'meaning', 'open'].includes(source.asked.intent) ? 9 : 6,
        note: askedNote(source),
      })
  }
  return clues
}

function askedNote({ grade }: LessonSource): string {
  return byGrade(grade, {
    elementary: 'This is the part that you ask about. Read the words next to it too.',
    middle: 'This is the part that you ask about. The words next to it limit what it can mean.',
    high: 'This is the wording that the question turns on. What stands next to it limits its meaning.',
  })
}

/** The first and the last words of the text. */
function edgeClues(source: LessonSource): PlainClue[] {
  const { page } = source.reading
  const ranges = source.kind === 'poetry' ? page.lines : page.sentences
  const first = ranges[0]
  const last = ranges.at(-1)
  if (!first || !last) return []
  const opening = {
    ...stretch(page, first.first, first.last, 6),
    cue: 'structure' as const,
    weight: 1.2,
    note: openingNote(source),
  }
  const closing = {
    ...lastPart(page, last),
    cue: 'structure' as const,
    weight: 1.4,
    note: closingNote(source),
  }
  return first === last ? [opening] : [opening, closing]
}

/** The last part of a sentence that can stand alone: from its start or from a pause or joining word, up to eight words. */
function lastPart(page: Page, { first, last }: Range): Span {
  let words = 0
  let start = last
  let best = -1
  while (start > first && words <= 8) {
    start--
    if (((page.shape[start] ?? 0) & WORD) > 0) words++
    if (words > 1 && words <= 8 && (start === first || OPENS.test(page.folded[start - 1] ?? ''))) best = start
    if (words > 1 && words <= 8 && JOINS.has(page.folded[start] ?? '')) best = start
  }
  if (best < 0) return stretch(page, Math.max(first, last - 8), last, 8)
  return { start: page.start[best] ?? 0, end: page.end[last - 1] ?? 0 }
}

const OPENS = /^(?:[,;:()“”"]|—|--|and|but|or)$/u
const JOINS = new Set('before after until when while where because if as for with'.split(' '))

/** In steps to follow, what to do, how much of it and for how long is what the words show. */
function stepClues({ grade, reading: { page } }: LessonSource): PlainClue[] {
  const order = byGrade(grade, {
    elementary: 'This tells the reader what to do. It is one step.',
    middle: 'This tells the reader what to do. It is one step of several, told as a command.',
    high: 'The verb is a command. It tells the reader what to do and leaves the writer out of sight.',
  })
  const amount = byGrade(grade, {
    elementary: 'This tells how much. The number must be right.',
    middle: 'This is an exact amount. It lets any reader do the step in the same way.',
    high: 'An exact amount leaves no room for taste or opinion. The wording is made to be followed.',
  })
  const time = byGrade(grade, {
    elementary: 'This tells how long to go on, or what comes first.',
    middle: 'This tells how long to go on, or which step comes first. The order matters.',
    high: 'This fixes the order or the length of a step. The order of the text is the order of the work.',
  })
  return page.sentences.slice(0, 60).flatMap((sentence): PlainClue[] => {
    const till = findWord(page, sentence, TIMES)
    const number = findWord(page, sentence, AMOUNTS)
    const step = { cue: 'structure' as const, weight: 3 }
    return [
      { ...stretch(page, sentence.first, sentence.last, 7), ...step, note: order },
      ...(till > sentence.first
        ? [{ ...lastPart(page, { ...sentence, first: till }), ...step, note: time }]
        : []),
      ...(number > sentence.first
        ? [{ ...stretch(page, number, sentence.last, 4), ...step, note: amount }]
        : []),
    ]
  })
}

const TIMES = new Set('until till before after'.split(' '))
const AMOUNTS = new Set('one two three four five six seven eight nine ten half'.split(' '))

function turnNote({ grade }: LessonSource): string {
  return byGrade(grade, {
    elementary: 'Here the text turns. The next part does not go with the part before.',
    middle: 'The text turns here. It sets this part against what came before.',
    high: 'The conjunction, a joining word, marks a turn. The stress falls on this part and not on the part before.',
    college: 'The conjunction turns the thought. What follows limits what came before.',
  })
}

function denialNote({ grade }: LessonSource): string {
  return byGrade(grade, {
    elementary: 'This tells what is not so. That can be a clue too.',
    middle: 'This says what is not there, or does not happen. What is missing can be a clue.',
    high: 'The text chooses to say what is not the case. A denial shows what someone may have expected.',
    college:
      'The negative form matters: it brings up a possibility in order to deny it, so both remain in view.',
  })
}

function questionNote({ grade }: LessonSource): string {
  return byGrade(grade, {
    elementary: 'This is a question. It shows what someone wants to know.',
    middle: 'This is a question. See if the text answers it. If not, it may show doubt or wonder.',
    high: 'The sentence is a question. If nothing in the text answers it, it may show doubt, wonder, or protest.',
  })
}

function actionNote({ grade, kind }: LessonSource): string {
  if (kind === 'nonfiction')
    return byGrade(grade, {
      elementary: 'This is a fact that the writer gives.',
      middle: 'This is something the writer states as a fact.',
      high: 'This is stated as plain fact, without a word of feeling. The plainness is part of the tone.',
    })
  return byGrade(grade, {
    elementary: 'This tells what happens. What happens is a clue to a feeling.',
    middle: 'This is an action or a state. Actions can show a feeling that no word names.',
    high: 'This is told as an action or a state. The text leaves the feeling for the reader to work out.',
    college: 'The syntax reports an action or a state and gives no comment on it. The judgment is left open.',
  })
}

function openingNote({ grade, kind }: LessonSource): string {
  return byGrade(grade, {
    elementary: 'The text starts with these words. They tell you what it is about.',
    middle: `The ${kind === 'poetry' ? 'poem' : 'text'} opens with these words. They set the subject.`,
    high: 'These are the opening words. They set the subject and the distance from which it is seen.',
  })
}

function closingNote({ grade }: LessonSource): string {
  return byGrade(grade, {
    elementary: 'The text ends with these words. The end often tells what matters.',
    middle: 'The text ends here. The last words often carry the main point.',
    high: 'These are the last words. The end is a strong place, so what stands there gets weight.',
    college:
      'The final position gives these words weight. What the text withholds until here deserves a second reading.',
  })
}

function findWord(page: Page, range: Range, words: ReadonlySet<string>): number {
  for (let i = range.first; i < range.last; i++) if (words.has(page.folded[i] ?? '')) return i
  return -1
}

/** From a token on, at most `most` words, not past a strong mark, not past the end of the sentence. */
function stretch(page: Page, first: number, last: number, most: number): Span {
  let words = 0
  let at = first
  for (; at < last; at++) {
    const mark = page.folded[at] ?? ''
    if (((page.shape[at] ?? 0) & WORD) === 0) {
      if (at > first && /^[;:.?!"“”—()]|^--/u.test(mark) && words > 2) break
      continue
    }
    if (words === most) break
    words++
  }
  if (at < last) while (at > first + 2 && looseEnds.has(page.folded[at - 1] ?? '')) at--
  return { start: page.start[first] ?? 0, end: page.end[Math.max(first, at - 1)] ?? 0 }
}
