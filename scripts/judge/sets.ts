import { alignCopy } from '#domain/library/align-copy'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { withoutItalicMarks } from '#domain/library/locators'
import { locatorsOf } from '#domain/library/quote-copy'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { hasStem, ownWords } from '../../tests/understanding/own-words.ts'
import { parts, readPart, readPassages } from '../../tests/understanding/read-set.ts'
import type { Answered, Asked } from './ask-provider.ts'
import type { Row } from './score-answers.ts'

/** A question with the way to judge its answer. */
export type Case = { asked: Asked; judge(answer: Answered): Row }

type Expected = {
  part: (typeof parts)[number]
  passage: string
  question: string
  expected: string[]
  forbidden: string[]
}

/** Everyday scenes: an answer must hold one of the expected words in words of its own, and nothing that is wrong. */
export function understandingSet(): Case[] {
  const passages = readPassages()
  return parts
    .flatMap((part) => readPart<Expected>('expected-words.jsonl', part))
    .flatMap(({ passage, question, expected, forbidden }) => {
      const found = passages.get(passage)
      if (!found) return []
      const { kind, level, text } = found
      return {
        asked: {
          gradeLevel: level,
          contentType: kind,
          question: { title: '', author: '', question, passage: text },
        },
        judge(answer) {
          const own = ownWords(answer.text.replace(/^#.*$/gmu, ''), text)
          const wrong = hasStem(own, forbidden)
          return { answered: hasStem(own, expected) && !wrong, wrong, showsWords: null, answer }
        },
      } satisfies Case
    })
}

/**
 * The first question of `count` readings, spread evenly over the library. A reader gets the text as one that it does
 * not know, without the notes. Its answer shows the words when it quotes some that the written answer stands on.
 */
export function librarySet(count: number): Case[] {
  const readings = readAnnotatedTexts().filter(({ kind }) => kind !== 'scene')
  const step = Math.max(1, Math.floor(readings.length / count))
  return readings
    .filter((_, at) => at % step === 0)
    .slice(0, count)
    .flatMap(caseOf)
}

function caseOf(reading: AnnotatedText): Case[] {
  const [asked] = reading.questions
  const passage = withoutItalicMarks(reading.text).text
  if (!asked || reading.kind === 'scene') return []
  const { quote } = alignCopy(passage, passage)
  const words = locatorsOf(asked, reading)
    .map(quote)
    .find((one) => one !== null)
  const question = {
    title: reading.title,
    author: reading.author,
    question: asked.ask.at(-1)?.words ?? '',
    passage,
  }
  return [
    {
      asked: { gradeLevel: 'middle', contentType: reading.kind, question },
      judge: (answer) => ({
        answered: null,
        wrong: null,
        showsWords: words === undefined ? null : plain(answer.text).includes(plain(words)),
        answer,
      }),
    },
  ]
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
}
