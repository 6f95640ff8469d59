import { describe, expect, it } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import type { AnnotatedText, Version } from '../annotated-text.ts'
import { notesForCopy } from '../copy-notes.ts'
import { withoutItalicMarks } from '../locators.ts'
import { textIndexOf } from '../question/text-index.ts'
import type { Sign } from '../wording.ts'
import { answerQuestion } from './answer-question.ts'

function sourceOf(whole: AnnotatedText, version: Version) {
  const { text } = withoutItalicMarks(whole.text)
  const { annotated, copy } = notesForCopy(whole, text)
  return { annotated, version, quote: copy.quote, index: textIndexOf(annotated), copy: text }
}

const openings: Record<Sign, Record<'surely' | 'probably', string | null>> = {
  '+': { surely: 'Yes.', probably: 'Probably yes.' },
  '-': { surely: 'No.', probably: 'Probably not.' },
  '?': { surely: null, probably: null },
}

describe('every written wording, asked as it is written', () => {
  it.each(['plain', 'full'] as const)(
    'gets the yes or no of its sign and nothing else: %s',
    (version) => {
      const wrong: string[] = []
      let asked = 0
      for (const annotated of readAnnotatedTexts()) {
        const source = sourceOf(annotated, version)
        for (const { ask, holds = 'surely' } of annotated.questions)
          for (const { words, sign } of ask) {
            const said = answerQuestion(words, source)?.text ?? 'nothing'
            const opening = /^(?:Yes|No|Probably yes|Probably not)\./u.exec(said)?.[0] ?? null
            const wanted = sign ? openings[sign][holds] : null
            if (opening !== wanted) wrong.push(`${annotated.slug}: ${words}: ${said.slice(0, 60)}`)
            asked += 1
          }
      }
      expect(wrong).toEqual([])
      expect(asked).toBeGreaterThan(20_000)
    },
    120_000,
  )
})
