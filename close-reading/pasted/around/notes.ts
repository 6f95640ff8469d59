import type { Around, PastedLine } from '../around.ts'

/** What stands before a mark that points to a note, and the mark: [1], a raised number, † after a word; "[citation needed]". */
const BRACKETED = /()(\[(?:\d{1,3}|[a-z]|note \d{1,2}|citation needed|edit|who\?|when\?)\])/gu
const RAISED = /([\p{L}.,;:!?”’"')]{2})([¹²³⁰⁴-⁹]{1,3})/gu
const DAGGER = /([\p{L}.,;:!?”’"'])([†‡§]{1,2})/gu
const STAR = /(\p{L}{2}[.,;:!?”’"']?)(\*)(?![\p{L}*])/gu
/** A number glued to the end of a sentence or a word: a raised one that lost its height. */
const AFTER_STOP = /(\p{Ll}[.,;:!?][”’"']?)(\d{1,2})(?=\s|$)/gu
const AFTER_WORD = /(\p{Ll}{3})(\d{1,2})(?=[\s.,;:!?”’]|$)/gu
const NOTE_LINE = /^(?:\[?(\d{1,3}|[a-z])\]|([¹²³⁰⁴-⁹]{1,3})|(\d{1,2})[.)]?(?=\s)|([*†‡]{1,2}))\s*(?=\S)/u
const NOTES_HEAD = /^(?:foot|end)?notes?\s*:?$|^(?:glossary|vocabulary|word bank|words to know)\s*:?$/iu

/** Notes at the end of a text, and the marks in it that point to them. */
export function findNotes(text: string, lines: readonly PastedLine[]): Around[] {
  const head = lines.findIndex(({ words }, at) => at > 0 && NOTES_HEAD.test(words))
  const first = firstNote(lines, head)
  const end = lines[first]?.start ?? text.length
  const body = text.slice(0, end)
  const notes = lines.slice(first)
  const numbers = new Set(notes.map(({ words }) => markOf(words)))
  const sure = [BRACKETED, RAISED, DAGGER].flatMap((pattern) => matchesOf(body, pattern))
  const doubtful = [STAR, AFTER_STOP, AFTER_WORD]
    .flatMap((pattern) => matchesOf(body, pattern))
    .filter(({ mark }) => numbers.has(mark))
  const marks = [...sure, ...doubtful]
  const pointed = new Set(marks.map(({ mark }) => mark))
  const isNotes = head >= 0 || notes.some(({ words }) => pointed.has(markOf(words)))
  return [
    ...marks
      .filter(({ isSure, mark }) => isSure || numbers.has(mark))
      .map(({ start, end: to }) => ({ start, end: to, reason: 'note' as const })),
    ...(isNotes ? notes.map(({ start, end: to }) => ({ start, end: to, reason: 'note' as const })) : []),
  ]
}

type NoteMark = { start: number; end: number; mark: string; isSure: boolean }

function matchesOf(body: string, pattern: RegExp): NoteMark[] {
  return [...body.matchAll(pattern)].map(({ 0: whole, 2: found = '', index }) => ({
    start: index + whole.length - found.length,
    end: index + whole.length,
    mark: plainMark(found.replace(/[[\]]/gu, '')),
    isSure: pattern === BRACKETED || pattern === RAISED || pattern === DAGGER,
  }))
}

/** The number of the first of the lines at the end that all begin as notes do; none where the head says where they begin. */
function firstNote(lines: readonly PastedLine[], head: number): number {
  if (head >= 0) return head
  let first = lines.length
  while (first > 1 && NOTE_LINE.test(lines[first - 1]?.words ?? '')) first--
  return first
}

function markOf(words: string): string {
  const found = NOTE_LINE.exec(words)
  return plainMark(found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4] ?? '')
}

const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function plainMark(mark: string): string {
  return mark.replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String(RAISED_DIGITS.indexOf(digit)))
}
