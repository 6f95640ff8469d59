import { describe, expect, it } from 'vitest'
import { loadPronunciations, readClosely } from '#close-reading'
import type { ContentType } from '../choices.ts'
import { describeEvidence } from './describe-evidence.ts'
import type { Evidence, Quoted } from './evidence.ts'
import { alice, gettysburg, raven, ravenNext, rose } from './passages.fixture.ts'

const sounds = await loadPronunciations()
const poem = `${raven}\n\n${ravenNext}`

function evidenceOf(passage: string, kind: ContentType): Evidence {
  return describeEvidence(readClosely(passage, kind, { pronunciations: sounds }), 'middle')
}

function allQuoted(evidence: Evidence): Quoted[] {
  const { cues, rows, feelings, narrator, speeches, hardWords } = evidence
  return [
    ...[...cues, ...rows, ...(narrator ? [narrator] : [])].flatMap(({ quoted }) => quoted),
    ...[...speeches, ...hardWords].map(({ quoted }) => quoted),
    ...(feelings?.steps.flatMap(({ turn }) => turn ?? []) ?? []),
  ]
}

const passages: [string, string, ContentType][] = [
  ['The Raven', poem, 'poetry'],
  ['The Raven with Windows line ends', poem.replaceAll('\n', '\r\n'), 'poetry'],
  ['Alice', alice, 'fiction'],
  ['the Gettysburg Address', gettysburg, 'nonfiction'],
  ['A Red, Red Rose', rose, 'poetry'],
]

describe.each(passages)('the evidence of %s', (_, passage, kind) => {
  const evidence = evidenceOf(passage, kind)

  it('quotes only words that stand at their place', () => {
    const spans = new Map(evidence.spans.map((span) => [span.id, span]))
    const quoted = allQuoted(evidence)
    expect(quoted.length).toBeGreaterThan(0)
    for (const { spanId, words, number } of quoted) {
      const found = spans.get(spanId)
      expect(passage.slice(found?.start, found?.end).replace(/\s+/g, ' ')).toBe(words)
      expect(found?.number).toBe(number)
    }
  })

  it('numbers the marks from 1 in the order of the text', () => {
    const numbers = evidence.spans.filter(({ number }) => number > 0).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    const starts = evidence.spans.map(({ start }) => start)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
  })

  it('opens each finding with how sure it is, in words and never in percent', () => {
    const opening = { clear: 'This is ', likely: 'This looks like ', possible: 'This may be ' }
    for (const { certainty, sentences } of evidence.cues)
      expect(sentences[0]?.startsWith(opening[certainty])).toBe(true)
    expect(JSON.stringify(evidence)).not.toContain('%')
  })

  it('is plain data and the same each time', () => {
    expect(structuredClone(evidence)).toEqual(evidence)
    expect(evidenceOf(passage, kind)).toEqual(evidence)
  })
})

describe('a poem', () => {
  const { verse } = evidenceOf(poem, 'poetry')

  it('shows a rhyme letter at each line end and keeps the words of the lines', () => {
    expect(verse?.lines.map(({ letter }) => letter).join('')).toBe('ABCBBBABCBBB')
    expect(verse?.rhyme).toContain('ABCBBB in each stanza')
    const lines = verse?.lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))
    expect(lines?.join('\n')).toBe(poem.replace('\n\n', '\n'))
  })

  it('marks the stressed parts of words', () => {
    const strong = verse?.lines[0]?.pieces.filter((piece) => piece.strong).map(({ text }) => text)
    expect(strong?.slice(0, 4)).toEqual(['Once', 'pon', 'mid', 'drea'])
    expect(verse?.beat).toContain('trochaic')
  })

  it('has no rhymes and beats without pronunciations', () => {
    expect(describeEvidence(readClosely(poem, 'poetry'), 'high').verse).toBeNull()
  })
})

it('takes the “like” of a comparison for no feeling', () => {
  const { cues } = evidenceOf(rose, 'poetry')
  const feelings = cues.filter(({ name }) => name === 'Feeling word')
  expect(feelings.flatMap(({ quoted }) => quoted.map(({ words }) => words))).not.toContain('like')
})

describe('direct speech', () => {
  const { speeches } = evidenceOf(alice, 'fiction')

  it('names the speaker in the words of the text', () => {
    expect(speeches[0]).toMatchObject({ speaker: 'the Caterpillar', tag: 'said the Caterpillar' })
  })

  it('explains the word of manner literally, and nothing for a plain tag', () => {
    expect(speeches.map(({ manner }) => manner)).toContain('“very politely” here means: with good manners.')
    expect(speeches[0]?.manner).toBeNull()
  })

  it('is not marked in the passage until someone looks for it', () => {
    for (const { quoted } of speeches) expect(quoted.number).toBe(0)
  })
})

it('marks the turn of feeling at its word, in the step where it stands, and no surer than it is', () => {
  const { feelings } = evidenceOf(gettysburg, 'nonfiction')
  const turned = feelings?.steps.filter(({ turn }) => turn) ?? []
  const opening = { clear: 'It turns', likely: 'It looks like it turns', possible: 'It may turn' }
  expect(turned.length).toBeLessThanOrEqual(1)
  expect(turned.length > 0).toBe(Boolean(feelings?.turnSentence))
  for (const { turn } of turned)
    expect(feelings?.turnSentence).toContain(
      `${opening[feelings?.certainty ?? 'clear']} here, at “${turn?.words}”`,
    )
})

it('puts a comparison into a row of four cells', () => {
  const [row] = evidenceOf(rose, 'poetry').rows
  expect(row?.says).toContain('O my Luve is like a red')
  for (const cell of [row?.means, row?.clue, row?.plainIf]) expect(cell).toBeTruthy()
})

it('shows the youngest readers fewer cues', () => {
  const reading = readClosely(poem, 'poetry', { pronunciations: sounds })
  const few = describeEvidence(reading, 'elementary').cues.length
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThan(describeEvidence(reading, 'college').cues.length)
})

it('stays whole on texts that hold nothing or odd characters', () => {
  for (const text of ['', '\n\n', '“', '\ud800 🙂 é', 'a'.repeat(5000)]) {
    expect(evidenceOf(text, 'fiction').feelings).toBeNull()
    expect(evidenceOf(text, 'poetry').rows).toEqual([])
  }
})
