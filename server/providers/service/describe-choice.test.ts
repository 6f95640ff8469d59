import { expect, test } from 'vitest'
import { describeChoice } from './describe-choice.ts'

test.each([
  ['http://192.168.1.20:8000/v1', 'k', true],
  ['http://ai.example.org/v1', 'k', true],
  ['https://ai.example.org/v1', 'k', false],
  ['http://ai.example.org/v1', undefined, false],
  ['http://localhost:11434/v1', 'k', false],
  ['http://127.0.0.1:1234/v1', 'k', false],
  ['http://[::1]:1234/v1', 'k', false],
])('a key over plain http to another machine is warned of: %s with %s', (baseUrl, apiKey, isWarned) => {
  const service = { kind: 'openai-compatible' as const, baseUrl, apiKey, model: 'm' }
  for (const kind of ['saved', 'environment'] as const)
    expect(/unencrypted/.test(describeChoice({ kind, service }).lines.join(' '))).toBe(isWarned)
})
