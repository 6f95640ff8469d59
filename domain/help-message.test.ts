import { expect, test } from 'vitest'
import { contactsOfUnitedStates, helpMessage, helpNote } from './help-message.ts'

const kinds = ['self-harm', 'unsafe', 'eating'] as const

test('each message names who can help and in which country its numbers work, and promises no secrecy', () => {
  for (const kind of kinds) {
    const message = helpMessage(kind, contactsOfUnitedStates)
    expect(message).toMatch(/911[\s\S]*In the United States[\s\S]*findahelpline\.com[\s\S]*adult you trust/)
    expect(message).toMatch(/^What you wrote sounds/)
    expect(message).not.toMatch(/secret|!|At your school/)
  }
  expect(helpMessage('self-harm', contactsOfUnitedStates)).toContain('988')
  expect(helpMessage('unsafe', contactsOfUnitedStates)).toContain('1-800-422-4453')
})

test('the note is short, names the numbers and lets a student who only reads a text go on', () => {
  const note = helpNote(contactsOfUnitedStates)
  expect(note).toMatch(/988[\s\S]*911[\s\S]*findahelpline\.com/)
  expect(note).toMatch(/If you were only asking about the text, read on\.$/)
  expect(note.split(/\s+/).length).toBeLessThan(80)
})

test('help lines and school set by the operator replace those of the United States', () => {
  const contacts = { emergency: '999', lines: ['Samaritans: call 116 123'], school: 'Ms. Rivera, room 12' }
  for (const text of [...kinds.map((kind) => helpMessage(kind, contacts)), helpNote(contacts)]) {
    expect(text).toMatch(/999/)
    expect(text).toMatch(/116 123/)
    expect(text).toMatch(/Ms\. Rivera, room 12/)
    expect(text).not.toMatch(/988|911|1-800/)
  }
})
