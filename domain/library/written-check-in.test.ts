import { expect, test } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { choicesOf } from '../check-in.ts'
import { notesForCopy } from './copy-notes.ts'
import { passageFromLibrary } from './passage-from-library.ts'
import { writeFromAnnotatedText } from './write-from-annotated-text.ts'
import { writtenCheckIn } from './written-check-in.ts'

test('of every reading, at both versions, the buttons are the written choices, and each has its reply', () => {
  for (const reading of readAnnotatedTexts()) {
    for (const gradeLevel of ['elementary', 'college'] as const) {
      const { passage } = passageFromLibrary(reading)
      const { annotated, copy } = notesForCopy(reading, passage)
      const { choices = [], right, reply = '' } = writtenCheckIn(annotated, gradeLevel, copy.quote) ?? {}
      expect(choices, reading.slug).toContain(right)
      expect(reply.length, reading.slug).toBeGreaterThan(10)
      const answer = writeFromAnnotatedText(reading, { passage, question: '', gradeLevel }) ?? ''
      const checkIn = answer.slice(answer.indexOf('## Check-in'))
      expect(choicesOf(checkIn).sort(), reading.slug).toEqual([...choices].sort())
    }
  }
})
