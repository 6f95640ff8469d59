import { expect, test } from 'vitest'
import { readSettings } from '#server/env'
import { securityHeaders } from './security-headers.ts'

const settings = readSettings({ NODE_ENV: 'test', APP_URL: 'https://read.example' })
const policyOf = (path: string) => securityHeaders(settings, path)['Content-Security-Policy']

test('the worker that reads photos alone may compile WebAssembly', () => {
  expect(policyOf('/assets/photo-worker-B_x-9.js')).toContain("script-src 'self' 'wasm-unsafe-eval';")
  const others = [
    '/assets/file-worker-Bx9.js',
    '/photo-worker-Bx9.js',
    '/assets/photo-worker-Bx9.js/demo',
    '/demo',
  ]
  for (const path of others) expect(policyOf(path), path).toContain("script-src 'self';")
})
