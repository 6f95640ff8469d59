import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'

export type Choice = {
  /** Number of the clue that is lit. */
  chosen: number | null
  /** Lights a clue, or none, without a word. */
  choose: (number: number | null) => void
  /** Takes up presses on marks and clues anywhere inside. */
  press: (event: MouseEvent) => void
  pressKey: (event: KeyboardEvent) => void
}

type Options = {
  /** What is said of a choice: "Clue 2 of 4: …". */
  describe: (number: number) => string
  /** What is said when nothing is chosen any more. */
  nothing: string
  announce: (text: string) => void
  /** Shows the text or the explanation where only one of them has room. */
  show: (side: Side) => void
}

export type Side = 'text' | 'explanation'

/** A chosen clue lights its mark, its card and its words in the explanation until the next choice. */
export function useClueChoice({ describe, nothing, announce, show }: Options): Choice {
  const [chosen, setChosen] = useState<number | null>(null)

  function press(event: MouseEvent) {
    const from = markOf(event.target)
    if (!from) return
    event.preventDefault()
    const number = Number(from.dataset.mark)
    if (number === chosen) {
      setChosen(null)
      announce(nothing)
      return
    }
    const to: Side = from.closest('#passage-panel') ? 'explanation' : 'text'
    flushSync(() => setChosen(number))
    announce(describe(number))
    bringIntoView(number, to, show)
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && chosen !== null) {
      setChosen(null)
      return
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const from = step === 0 ? null : markOf(event.target)
    if (!from) return
    const column = from.closest('.feeling-line, #passage-panel, .clues, #answer-panel')
    const stops = [...(column?.querySelectorAll<HTMLElement>(stopSelector) ?? [])]
    const next = stops[stops.indexOf(from) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return { chosen, choose: setChosen, press, pressKey }
}

const stopSelector = ':is(a, button)[data-mark]:not([tabindex="-1"])'

function markOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null
}

/** Its card where that is shown, else its words. */
function partnerOf(number: number, side: Side): HTMLElement | null {
  const panel = document.getElementById(side === 'text' ? 'passage-panel' : 'answer-panel')
  const card = panel?.querySelector<HTMLElement>(`.clue a[data-mark="${number}"]`)
  if (card && card.getClientRects().length > 0) return card
  return panel?.querySelector<HTMLElement>(`a[data-mark="${number}"]`) ?? null
}

/** Beside each other, the partner scrolls into view and the focus stays; where one hides the other, focus goes along. */
function bringIntoView(number: number, side: Side, show: (side: Side) => void): void {
  let partner = partnerOf(number, side)
  if (partner && partner.getClientRects().length === 0) {
    flushSync(() => show(side))
    partner = partnerOf(number, side) ?? partner
    const folded = partner.closest('details')
    if (folded) folded.open = true
    partner.focus()
  }
  const shown = partner?.closest('.clue') ?? partner ?? partnerOf(number, 'text')
  shown?.scrollIntoView({ block: 'nearest' })
}
