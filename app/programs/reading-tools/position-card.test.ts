import { describe, expect, it } from 'vitest'
import { positionCard } from './position-card.ts'

const view = { width: 1280, floor: 700, scrollX: 0, scrollY: 100 }
const card = { width: 320, height: 200 }

describe('positionCard', () => {
  it('puts the card below the word, and never over it', () => {
    expect(positionCard({ top: 300, bottom: 330, left: 400 }, card, view)).toEqual({ left: 400, top: 438 })
  })

  it('puts it above the word where only there is space', () => {
    expect(positionCard({ top: 600, bottom: 630, left: 400 }, card, view)).toEqual({ left: 400, top: 492 })
  })

  it('puts it below the word where there is space on neither side', () => {
    expect(positionCard({ top: 100, bottom: 660, left: 400 }, card, view)).toEqual({ left: 400, top: 768 })
  })

  it('keeps it inside the window from left to right', () => {
    expect(positionCard({ top: 300, bottom: 330, left: 1200 }, card, view).left).toBe(952)
    expect(positionCard({ top: 300, bottom: 330, left: -40 }, card, view).left).toBe(8)
  })
})
