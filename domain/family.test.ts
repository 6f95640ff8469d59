import { expect, test } from 'vitest'
import { nicknameFault } from './family.ts'
import { limits } from './limits.ts'

test('a nickname is as long as its limit, counted in letters as they are seen, and no longer', () => {
  expect(nicknameFault('a'.repeat(limits.nickname))).toBeNull()
  expect(nicknameFault('😀'.repeat(limits.nickname))).toBeNull()
  const long = nicknameFault('a'.repeat(limits.nickname + 1))
  expect(long).toContain(`is ${limits.nickname + 1} characters long. The limit is ${limits.nickname}.`)
})
