import { expect, test } from 'vitest'
import { emptyDraft } from '../drafts/draft-store.ts'
import { checkForm } from './check-form.ts'

const most = { question: 100, passage: 200 }
const good = { ...emptyDraft(), question: 'Why?' }

test('only the question is needed, and spaces are no question', () => {
  expect(checkForm(good, most)).toEqual([])
  expect(checkForm({ ...good, question: ' \n' }, most)).toEqual([
    {
      field: 'question',
      text: 'Please enter a question. Type one question in the box named Your Question.',
    },
  ])
})

test('a text over its limit says how long it is and what the limit is', () => {
  expect(checkForm({ ...good, question: 'x'.repeat(130) }, most)[0]?.text).toBe(
    'Your Question is 130 characters long. The limit is 100.',
  )
  expect(checkForm({ ...good, title: 'x'.repeat(201) }, most)[0]?.field).toBe('title')
})

test('a passage over the limit is told', () => {
  expect(checkForm({ ...good, passage: 'x'.repeat(201) }, most)[0]?.field).toBe('passage')
  expect(checkForm({ ...good, passage: 'x'.repeat(200) }, most)).toEqual([])
})

test('a file whose text is not in the box yet is told before the form is sent without it', () => {
  const problem = { field: 'passage', text: expect.stringContaining('not in the box yet') }
  expect(checkForm(good, most, true)).toEqual([problem])
  expect(checkForm({ ...good, passage: 'x'.repeat(201) }, most, true)).toEqual([problem])
})
