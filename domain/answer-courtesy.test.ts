import { describe, expect, it } from 'vitest'
import { answerCourtesy } from './answer-courtesy.ts'

describe('a message that asks for nothing in the text', () => {
  it.each([
    'thank you',
    'Thanks!',
    'ok thx',
    'thank you so much for the help',
    'ty',
    'thanks that helps a lot',
  ])('gets a short kind reply: %s', (message) =>
    expect(answerCourtesy(message, true)).toMatch(/^You’re welcome\./),
  )

  it.each([
    'thanks but why is she mad',
    'Is she really thanking him?',
    'what does thank you mean here',
    'does she say thanks',
    'why does he speak in French',
  ])('is none where it asks about the text: %s', (message) => {
    expect(answerCourtesy(message, false)).toBeNull()
  })

  it.each([
    'translate it',
    'can you translate this to my language',
    'in spanish please',
    'traducir',
    'en español',
  ])('says how to translate where no model can: %s', (message) => {
    expect(answerCourtesy(message, false)).toMatch(/can’t translate.*Your browser can/s)
    expect(answerCourtesy(message, true)).toBeNull()
  })
})
