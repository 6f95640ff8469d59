import { expect, test } from 'vitest'
import { analyticsLine } from './statistics-line.ts'

const settings = { ANALYTICS_TAG_ID: 'G-TEST' }

function line(given: { tag?: boolean; ageBand?: 'adult' | 'teen' | 'child'; headers?: HeadersInit } = {}) {
  const request = new Request('http://localhost/', { headers: given.headers })
  const viewer = given.ageBand ? { ageBand: given.ageBand } : null
  return analyticsLine(given.tag === false ? {} : settings, viewer, request)
}

test('nobody is asked where no tag is set', () => {
  expect(line({ tag: false })).toBeNull()
})

test('a visitor and an adult are asked, and the tag stands on the line', () => {
  expect(line()).toContain('data-tag="G-TEST"')
  expect(line({ ageBand: 'adult' })).toContain('hidden')
})

test('a child, a teenager and a browser that objects are never asked', () => {
  expect(line({ ageBand: 'child' })).toBeNull()
  expect(line({ ageBand: 'teen' })).toBeNull()
  expect(line({ headers: { 'Sec-GPC': '1' } })).toBeNull()
  expect(line({ headers: { DNT: '1' } })).toBeNull()
  expect(line({ headers: { DNT: '0' } })).not.toBeNull()
})
