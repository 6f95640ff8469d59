import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

const site = 'https://tonewise.example'

test.each(['/home', '/reader/high/poetry', '/account#billing', '/grade/college?from=menu'])(
  '%s is a page to come back to',
  (next) => {
    expect(safeNext(next, site)).toBe(next)
  },
)

test.each([
  undefined,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/..//evil.example',
  '/%09/evil.example/..//..//evil.example',
  '/\t/evil.example',
  ' /home',
  'javascript:alert(1)',
  'home',
  '/auth?mode=sign_in',
  '/auth/sign-out',
  '/api/drafts/high/poetry/0f0e',
  '/functions/v1/claude-proxy',
  '/',
  `/${'a'.repeat(3_000)}`,
])('%j leads home instead', (next) => {
  expect(safeNext(next, site)).toBe('/home')
})
