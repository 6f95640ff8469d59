import { describe, expect, it } from 'vitest'
import { buildDoc, interpret } from '../index.ts'
import { letterOf } from './letter.ts'

function signerOf(text: string): string | null {
  const doc = buildDoc(text, 'nonfiction')
  const { signer } = letterOf(doc)
  return signer && text.slice(doc.start[signer.first], doc.end[signer.last - 1])
}

describe('whoever signs', () => {
  it.each([
    ['a farewell', 'Dear Hope,\n\nI am well.\n\nLove,\nWill', 'Will'],
    ['a greeting that goes on', 'Dear Kim,\nI am well.\nLove,\nWill', 'Will'],
    ['a longer farewell', 'Dear Mr. Cole,\n\nI am well.\n\nWith best wishes,\nAna Ruiz', 'Ana Ruiz'],
    ['“your friend”', 'Dear Kim,\nI am well.\nYour old friend,\nBo', 'Bo'],
    ['a title', 'Dear Hope,\n\nI am well.\n\nYours,\nAunt Vi', 'Aunt Vi'],
    ['a dash', 'I fed the hens today. It rained.\n— Ivy', 'Ivy'],
    ['one line', 'Dear Hope,\nI am well.\nLove, Will', 'Will'],
    ['a postscript after it', 'Dear Hope,\n\nI am well.\n\nLove,\nWill\n\nP.S. Send socks.', 'Will'],
    ['a name alone under a letter', 'Hi Grandma,\n\nI am well.\n\nTess', 'Tess'],
    ['a head', 'From: Ivy Chen\nTo: Mr. Cole\nSubject: The bus\n\nI was late.', 'Ivy Chen'],
    ['a mark after the name', 'Dear Hope,\nI am well.\nSincerely,\nWill.', 'Will'],
  ])('is known from %s', (_, text, name) => {
    expect(signerOf(text)).toBe(name)
  })

  it.each([
    ['a story', 'Will left.\nLove is hard.\nHe sang.'],
    ['a line of its own without a letter', 'It rained.\nHe called her name.\nHope'],
    ['a letter without a name', 'Dear Hope,\nI am well.\nI miss the dog.'],
    ['the end of a story', 'It rained.\nHe slept.\n— The End'],
  ])('is nobody in %s', (_, text) => {
    expect(signerOf(text)).toBeNull()
  })
})

const letter =
  'Dear Hope,\n\nCamp is loud. I asked to change cabins because I couldn’t sleep. I was homesick at first. You were kind to write.\n\nLove,\nWill'

function read(question: string, passage = letter) {
  return interpret({ gradeLevel: 'middle', contentType: 'nonfiction', question, passage })
}

it('is the “I” of the letter', () => {
  expect(read('Why did Will change cabins?')?.short.text).toContain('because I couldn’t sleep')
  expect(read('How does Will feel?')?.short.text).toMatch(/^Will .*I was homesick at first/u)
  expect(read('Does Will like the camp?')?.fork?.readings[0]?.claim).toMatch(/^Will /u)
})

it('of a diary is known under its date and greeting, which are no lines', () => {
  const diary = 'Tuesday, March 4\n\nDear Diary,\n\nThe choir was loud. I left at noon. It rained.\n\n— Noor'
  const said = read('Why did Noor leave?', diary)
  for (const { claim } of said?.fork?.readings ?? []) expect(claim).not.toMatch(/Dear|March/u)
  expect(said?.fork?.lines.length).toBeGreaterThan(0)
})

it('and whoever is greeted stand in no line that decides', () => {
  for (const question of ['Is Will lying to Hope?', 'Does Will miss Hope?', 'What kind of person is Will?'])
    for (const { quote } of read(question)?.fork?.lines ?? []) expect(quote).not.toMatch(/Dear|Love,/u)
})
