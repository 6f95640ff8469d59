import { describe, expect, it } from 'vitest'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { findDistress } from './distress/find-distress.ts'
import { findInAnswer } from './distress/find-in-answer.ts'
import { withoutItalicMarks } from './library/locators.ts'
import { indexLibrary, recognize } from './library/recognize.ts'
import { writeFromAnnotatedText } from './library/write-from-annotated-text.ts'

describe('help is heard through signs that nobody sees', () => {
  it.each([
    'i want to kill myself',
    'i want to k\u00adill my\u200bself',
    'i want to *kill* myself',
    'i want to _kill myself_',
    'i want to <b>kill</b> myself',
    'ｉ ｗａｎｔ ｔｏ ｋｉｌｌ ｍｙｓｅｌｆ',
    'i want to 𝗸𝗶𝗹𝗹 myself',
    '\u202ei want to kill myself\u202c',
    'i&nbsp;want to kill myself',
    'i want to k*ll myself',
  ])('%s', (message) => {
    expect(findDistress(message)).toEqual({ tier: 'clear', kind: 'self-harm' })
  })

  it('in an answer, too', () => {
    const about = { names: ['Omar'], asked: 'Why is Omar sad?' }
    const plain = findInAnswer('he wants to die and so do i, i want to kill myself', about)
    expect(plain).not.toBeNull()
    expect(findInAnswer('he wants to die and so do i, i want to k\u00adill my\u200bself', about)).toEqual(
      plain,
    )
  })

  it('and not where there is nothing to hear', () => {
    expect(findDistress('the *killer* app is _so_ good')).toBeNull()
    expect(findDistress('What does d*mn mean?')).toBeNull()
  })
})

describe('a text of the library', () => {
  const texts = readAnnotatedTexts()
  const hope = texts.find(({ slug }) => slug === 'hope-is-the-thing-with-feathers')
  if (!hope) throw new Error('The text that these tests need is not in the library.')
  const index = indexLibrary(texts)
  const clean = withoutItalicMarks(hope.text).text
  const pasted = `${clean
    .replaceAll('feathers', 'fea\u00adthers')
    .replaceAll(' the ', '\u00a0the\u200b ')
    .replaceAll('\n', '\r\n')}\r\n\r\n© Example Press. All rights reserved.`

  it('is known by its words, whatever signs came with them', () => {
    expect(recognize(pasted, index)?.slug).toBe(hope.slug)
  })

  it('is explained as its clean copy is', () => {
    const asked = { question: 'What is the tone?', gradeLevel: 'middle' } as const
    expect(writeFromAnnotatedText(hope, { ...asked, passage: pasted })).toBe(
      writeFromAnnotatedText(hope, { ...asked, passage: clean }),
    )
  })
})
