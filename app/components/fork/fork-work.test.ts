import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { priyasFork as fork, priya, priyasReading } from '../../component-page/priya.fixture.ts'
import {
  beginFork,
  begunWork,
  type ForkAction,
  type ForkWork,
  forkMarks,
  mayAddWords,
  nextWork,
  toMyReading,
} from './fork-work.ts'

const at = new Date('2026-11-20T15:06:00Z')
const begin = () => beginFork(fork, { saved: undefined, passage: priya.passage, isGuess: false })
const after = (actions: ForkAction[], from: ForkWork = begin()) =>
  actions.reduce((work, action) => nextWork(fork, work, action), from)
const choose: ForkAction = { type: 'choose', reading: 'asSaid' }
const goOn: ForkAction = { type: 'look' }
const sort = (number: number, speaks: 'for' | 'against' | 'neither'): ForkAction => ({
  type: 'sort',
  number,
  speaks,
})
const own = (quote: string): ForkAction => {
  const start = priya.passage.indexOf(quote)
  return { type: 'add', words: { start, end: start + quote.length, quote, place: 'paragraph 3' } }
}
const sorted = [choose, goOn, sort(1, 'against'), sort(2, 'for'), sort(3, 'for')]

test('five presses lead to the reading: choose, goOn, and one for each of three lines', () => {
  expect(after(sorted.slice(0, 4)).part).toBe('sort')
  const work = after(sorted)
  expect(work.part).toBe('reading')
  expect(toMyReading(fork, work, at)).toEqual({ ...priyasReading, timestamp: at.toISOString() })
})

test('lines that were left alone speak neither way', () => {
  const work = after([choose, goOn, sort(2, 'for'), { type: 'show' }])
  expect(work.part).toBe('reading')
  expect(toMyReading(fork, work, at)?.lines.map(({ speaks }) => speaks)).toEqual([
    'neither',
    'for',
    'neither',
  ])
})

test('whoever can’t tell yet goes straight to what such lines can show, and nothing is sorted', () => {
  const work = after([{ type: 'choose', reading: 'open' }, goOn])
  expect(work.part).toBe('reading')
  expect(toMyReading(fork, work, at)).toMatchObject({ claim: 'I can’t tell yet', lines: [] })
})

test('to come back and change a line does not lead on by itself', () => {
  const again = after([...sorted, { type: 'choose again' }, choose, goOn])
  expect(again.lines.map(({ speaks }) => speaks)).toEqual(['against', 'for', 'for'])
  expect(after([sort(1, 'neither')], again).part).toBe('sort')
})

test('another claim leaves the lines unsorted, and words of one’s own stay', () => {
  const work = after([
    choose,
    goOn,
    own('his hands on his knees'),
    sort(4, 'against'),
    { type: 'choose again' },
  ])
  const other = after([{ type: 'choose', reading: 'polite' }], work)
  expect(other.lines.map(({ quote, speaks }) => [quote, speaks]).at(-1)).toEqual([
    'his hands on his knees',
    undefined,
  ])
})

test('words of one’s own are at most three, each once, and can be removed', () => {
  const quotes = ['She put the box', 'both hands', 'the lid', 'jigsaw']
  const work = after([choose, goOn, ...quotes.map(own), own('both hands')])
  expect(work.lines.slice(3).map(({ quote, number }) => [number, quote])).toEqual([
    [4, 'She put the box'],
    [5, 'both hands'],
    [6, 'the lid'],
  ])
  expect(mayAddWords(work)).toBe(false)
  const fewer = after([{ type: 'remove', number: 4 }], work)
  expect(fewer.lines.slice(3).map(({ quote, number }) => [number, quote])).toEqual([
    [4, 'both hands'],
    [5, 'the lid'],
  ])
  expect(mayAddWords(fewer)).toBe(true)
  expect(limits.myReading.lines).toBe(3 + limits.myReading.ownLines)
})

test('a kept reading stands there again, with its lines and the student’s own', () => {
  const first = after([choose, goOn, own('both hands'), ...[1, 2, 3, 4].map((number) => sort(number, 'for'))])
  const reading = toMyReading(fork, first, at)
  const again = beginFork(fork, { saved: reading ?? undefined, passage: priya.passage, isGuess: false })
  expect(again).toEqual({ ...first, afterDoubt: undefined })
  expect(toMyReading(fork, again, at)).toEqual(reading)
})

test('a new answer to the doubt is kept, and sorting anew takes it back', () => {
  const work = after([...sorted, { type: 'doubt', afterDoubt: 'unsure' }])
  expect(toMyReading(fork, work, at)?.afterDoubt).toBe('unsure')
  expect(toMyReading(fork, after([sort(1, 'for')], work), at)).not.toHaveProperty('afterDoubt')
})

test('the marks of a fork are all alike, and the student’s own differ', () => {
  const marks = forkMarks(after([choose, goOn, own('both hands')]))
  expect(marks.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'word choice'],
    [2, 'word choice'],
    [3, 'word choice'],
    [4, 'comparison'],
  ])
})

test('a begun fork stands there again, and not with another answer or other lines', () => {
  const work = after([choose, goOn, own('both hands'), sort(1, 'against')])
  expect(begunWork(fork, 'c1', { of: 'c1', work })).toBe(work)
  expect(begunWork(fork, 'c2', { of: 'c1', work })).toBeNull()
  expect(begunWork(fork, 'c1', undefined)).toBeNull()
  expect(begunWork({ ...fork, lines: fork.lines.slice(1) }, 'c1', { of: 'c1', work })).toBeNull()
  expect(begunWork({ ...fork, readings: [] }, 'c1', { of: 'c1', work })).toBeNull()
})

test('a guess is closed until somebody wants it, also where a reading of it was kept', () => {
  const offer = { saved: undefined, passage: priya.passage, isGuess: true }
  expect(beginFork(fork, offer)).toEqual({ ...begin(), isOpen: false })
  expect(beginFork(fork, { ...offer, saved: priyasReading })).toMatchObject({
    isOpen: false,
    part: 'reading',
  })
  expect(nextWork(fork, beginFork(fork, offer), { type: 'open', isOpen: true })).toEqual(begin())
})
