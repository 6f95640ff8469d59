import { expect, test } from 'vitest'
import { verifyTabOwner, viewerKey } from './viewer-key.ts'

const viewer = { userId: 'one' }

test('a screen that another person opened is nobody’s', () => {
  expect(verifyTabOwner(viewer, viewerKey('secret', 'one'), 'secret')).toBe(viewer)
  expect(verifyTabOwner(viewer, viewerKey('secret', 'two'), 'secret')).toBeNull()
  expect(verifyTabOwner(viewer, '', 'secret')).toBeNull()
})

test('a request that names no opener is the signed-in person’s', () => {
  expect(verifyTabOwner(viewer, undefined, 'secret')).toBe(viewer)
  expect(verifyTabOwner(null, undefined, 'secret')).toBeNull()
})
