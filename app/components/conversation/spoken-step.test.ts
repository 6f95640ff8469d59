import { expect, it } from 'vitest'
import { spokenStep } from './spoken-step.ts'

it('names the step that is being written once its heading is whole', () => {
  expect(spokenStep('**In short:** The speaker is weary.\n\n### 1. What the te')).toBe('')
  const one = '### 1. What the text says\nA man sits.\n\n'
  expect(spokenStep(one)).toBe('Writing step 1. What the text says.')
  expect(spokenStep(`${one}### 2. Clues`)).toBe('Writing step 1. What the text says.')
  expect(spokenStep(`${one}### 2. Clues in the words\n`)).toBe('Writing step 2. Clues in the words.')
})
