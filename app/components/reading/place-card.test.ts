import { describe, expect, it } from 'vitest'
import { placeCard } from './place-card.ts'

const view = { width: 1280, floor: 700, scrollX: 0, scrollY: 100 }
const card = { width: 320, height: 200 }

describe('placeCard', () => {
  it('puts the card below the word, and never over it', () => {
    expect(placeCard({ top: 300, bottom: 330, left: 400 }, card, view)).toEqual({ left: 400, top: 438 })
  })

  it('puts it above where there is room only there', () => {
    expect(placeCard({ top: 600, bottom: 630, left: 400 }, card, view)).toEqual({ left: 400, top: 492 })
  })

  it('puts it below where there is room in neither place', () => {
    expect(placeCard({ top: 100, bottom: 660, left: 400 }, card, view)).toEqual({ left: 400, top: 768 })
  })

  it('keeps it inside the window from left to right', () => {
    expect(placeCard({ top: 300, bottom: 330, left: 1200 }, card, view).left).toBe(952)
    expect(placeCard({ top: 300, bottom: 330, left: -40 }, card, view).left).toBe(8)
  })
})
