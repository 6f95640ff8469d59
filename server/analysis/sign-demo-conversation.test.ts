import { expect, test } from 'vitest'
import { signDemoQuestion } from './sign-demo-conversation.ts'

test('the signature of a question is what it was when a question was one string', () => {
  const question = { title: 'Night', author: '', question: 'Why?', passage: '  Rain.\nSun.' }
  const asked = { sessionId: 's', gradeLevel: 'middle', contentType: 'poetry', question } as const
  expect(signDemoQuestion('secret', asked)).toBe('_pSRPww9e_1oicoAjhbF7BA8vpvDvBw76Db_-aOcabA')
})
