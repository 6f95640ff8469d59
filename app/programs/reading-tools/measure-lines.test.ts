import { expect, it } from 'vitest'
import { joinRects } from './measure-lines.ts'

it('joins the pieces of a line, raised numbers too, and keeps lines apart', () => {
  const lines = joinRects([
    { top: 0, bottom: 20, left: 0, right: 50 },
    { top: 2, bottom: 22, left: 50, right: 90 },
    { top: 24, bottom: 44, left: 0, right: 70 },
  ])
  expect(lines).toEqual([
    { top: 0, bottom: 22, left: 0, right: 90 },
    { top: 24, bottom: 44, left: 0, right: 70 },
  ])
})
