import { describe, expect, it } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { notesForCopy } from './copy-notes.ts'
import { interpretAnnotatedText } from './interpret-annotated-text.ts'
import { withoutItalicMarks } from './locators.ts'
import { writeFromAnnotatedText } from './write-from-annotated-text.ts'

const annotated = readAnnotatedTexts().find(({ slug }) => slug === 'the-last-piece')
if (!annotated) throw new Error('The scene that these tests need is not in the library.')
const scene = annotated
const { text } = withoutItalicMarks(scene.text)
const paragraphs = text.split('\n\n')
const beginning = paragraphs.slice(0, 4).join('\n\n')
const ending = paragraphs.slice(4).join('\n\n')

const answered = {
  engine: 1,
  kind: 'fiction',
  short: { text: '', commits: true },
  feelings: [],
  tone: { word: null, sentence: '' },
  meanings: [],
  clues: [],
} as const

function explain(passage: string, question: string): string {
  return writeFromAnnotatedText(scene, { passage, question, gradeLevel: 'middle' }) ?? ''
}

describe('a part of a text', () => {
  it('gets no word of the rest: not in the tone, the feelings, the steps and the check-in', () => {
    for (const question of [
      'what is the tone',
      'how does maya feel',
      'is maya really thanking leo',
      'Why?',
    ]) {
      const answer = explain(beginning, question)
      expect(answer, question).toContain('## 1. What the text says')
      expect(answer, question).not.toMatch(/feast|toast|candle|opened|wow|icing|fork|knock|friendly/i)
    }
    expect(explain(beginning, 'what is the tone')).toContain('The tone is **hurt**.')
  })

  it('gets a check-in about words that it has, where the notes have one', () => {
    const checkIn = explain(beginning, 'what is the tone').split('## Check-in')[1]
    expect(checkIn).toMatch(/when she closes the door\?\n\n- calm\n- hurt and holding it in\n- scared/)
    expect(explain(text, 'what is the tone').split('## Check-in')[1]).toContain('- feast')
  })

  it('is asked only those questions whose words it has', () => {
    const { annotated: part } = notesForCopy(scene, beginning)
    const asked = part.questions.flatMap(({ ask }) => ask.map(({ words }) => words))
    expect(asked).toContain('Is Maya really thanking Leo?')
    expect(asked).not.toContain('Is Maya still mad at the end?')
    expect(part.theme.plain).toMatch(/part of a longer text/)
    expect(part.marks.map(({ means }) => means.plain).join('')).toBe('')
    expect(part.unsaid).toEqual([])
    expect(part.guess.map(({ ask }) => ask)).toEqual(['Which feeling fits Maya when she closes the door?'])
  })

  it('is interpreted by its own words', () => {
    const { tone, feelings } = interpretAnnotatedText(
      scene,
      { passage: beginning, gradeLevel: 'middle' },
      answered,
    )
    expect(tone).toMatchObject({ word: 'hurt' })
    expect(feelings.map(({ sentence }) => sentence)).toEqual(['Maya: Probably hurt and angry.'])
  })

  it('says what it does not show of somebody', () => {
    expect(explain(beginning, 'how does leo feel').split('\n')[0]).toContain(
      'This part of the text does not show',
    )
  })

  it('may be the end, which has no beginning', () => {
    const { annotated: part } = notesForCopy(scene, ending)
    expect(part.marks.map(({ id }) => id)).toEqual(['fork', 'toast', 'feast', 'opened'])
    expect(JSON.stringify(part.retelling)).not.toMatch(/backpack|thankful/)
  })
})

describe('a whole text', () => {
  it.each([
    ['with other marks and line breaks', text.replaceAll('’', "'").replace(/\n+/g, ' ')],
    ['with a few words left out', text.replace('A minute later, ', '')],
    ['with words mistyped', text.replace('backpack', 'bakpack').replace('icing', 'iceing')],
  ])('keeps all its notes: %s', (_, copy) => {
    expect(notesForCopy(scene, copy).annotated).toBe(scene)
  })
})
