import { buildElement } from './build-element.ts'
import { placeCard } from './place-card.ts'

/** The two places of the reading tools: a panel beside the page and a bar below it. Neither covers what is read. */
export type RoomPlace = { panel: HTMLElement; bar: HTMLElement }

let place: RoomPlace | null = null
let wordsOfPanel: (() => Range | null) | null = null

export function roomPlace(): RoomPlace {
  if (place?.panel.isConnected) return place
  const panel = buildElement('div', { class: 'room-panel', hidden: true })
  const bar = buildElement('div', { class: 'room-bar', hidden: true })
  const host = document.getElementById('reading-room') ?? document.body
  host.replaceChildren(panel, bar)
  const measure = new ResizeObserver(() => leaveRoom(panel, bar))
  measure.observe(panel)
  measure.observe(bar)
  window.addEventListener('resize', () => standAtWords(panel, bar))
  place = { panel, bar }
  return place
}

/**
 * Shows one tool in the panel, or nothing; the page makes room for it.
 * @param words in a wide window the panel is a small card at these words, and the page stays as it is
 */
export function fillPanel(content: HTMLElement | null, words?: () => Range | null): void {
  const { panel, bar } = roomPlace()
  wordsOfPanel = words ?? null
  panel.classList.toggle('at-words', words !== undefined)
  panel.replaceChildren(...(content ? [content] : []))
  panel.hidden = content === null
  leaveRoom(panel, bar)
}

/** Adds or takes away one section of the bar. Sections keep the order in which they came. */
export function showInBar(section: HTMLElement, isShown: boolean): void {
  const { panel, bar } = roomPlace()
  if (isShown) bar.append(section)
  else section.remove()
  bar.hidden = bar.childElementCount === 0
  leaveRoom(panel, bar)
}

/** The page's own scrolling ends where the tools begin, so that focus never goes below them. */
function leaveRoom(panel: HTMLElement, bar: HTMLElement): void {
  const { style, dataset } = document.documentElement
  standAtWords(panel, bar)
  if (panel.hidden || isAtWords(panel)) delete dataset.roomPanel
  else dataset.roomPanel = ''
  if (bar.hidden) delete dataset.roomBar
  else dataset.roomBar = ''
  style.setProperty('--room-bar', `${bar.hidden ? 0 : bar.offsetHeight}px`)
  style.setProperty('--room-panel', `${panel.hidden ? 0 : panel.offsetHeight}px`)
}

/** Whether the style sheet lets the panel stand at its words: in a wide window only. */
function isAtWords(panel: HTMLElement): boolean {
  return wordsOfPanel !== null && getComputedStyle(panel).position === 'absolute'
}

function standAtWords(panel: HTMLElement, bar: HTMLElement): void {
  panel.removeAttribute('style')
  const words = isAtWords(panel) ? wordsOfPanel?.()?.getBoundingClientRect() : undefined
  if (!words) return
  const floor = window.innerHeight - (bar.hidden ? 0 : bar.offsetHeight)
  const { scrollX, scrollY } = window
  const view = { width: document.documentElement.clientWidth, floor, scrollX, scrollY }
  const { left, top } = placeCard(words, { width: panel.offsetWidth, height: panel.offsetHeight }, view)
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}
