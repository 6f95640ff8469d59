import { expect, test } from 'vitest'
import { viewerKey, viewerOfScreen } from './viewer-key.ts'

const viewer = { userId: 'one' }

test('a screen that another person opened is nobody’s', () => {
  expect(viewerOfScreen(viewer, viewerKey('secret', 'one'), 'secret')).toBe(viewer)
  expect(viewerOfScreen(viewer, viewerKey('secret', 'two'), 'secret')).toBeNull()
  expect(viewerOfScreen(viewer, '', 'secret')).toBeNull()
})

test('a request that names no opener is the signed-in person’s', () => {
  expect(viewerOfScreen(viewer, undefined, 'secret')).toBe(viewer)
  expect(viewerOfScreen(null, undefined, 'secret')).toBeNull()
})
