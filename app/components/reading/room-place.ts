import { buildElement } from './build-element.ts'

/** The two places of the reading tools: a panel beside the page and a bar below it. Neither covers what is read. */
export type RoomPlace = { panel: HTMLElement; bar: HTMLElement }

let place: RoomPlace | null = null

export function roomPlace(): RoomPlace {
  if (place?.panel.isConnected) return place
  const panel = buildElement('div', { class: 'room-panel', hidden: true })
  const bar = buildElement('div', { class: 'room-bar', hidden: true })
  const host = document.getElementById('reading-room') ?? document.body
  host.replaceChildren(panel, bar)
  const measure = new ResizeObserver(() => leaveRoom(panel, bar))
  measure.observe(panel)
  measure.observe(bar)
  place = { panel, bar }
  return place
}

/** Shows one tool in a place, or nothing; the page makes room for it. */
export function fillPanel(content: HTMLElement | null): void {
  const { panel, bar } = roomPlace()
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
  if (panel.hidden) delete dataset.roomPanel
  else dataset.roomPanel = ''
  if (bar.hidden) delete dataset.roomBar
  else dataset.roomBar = ''
  style.setProperty('--room-bar', `${bar.hidden ? 0 : bar.offsetHeight}px`)
  style.setProperty('--room-panel', `${panel.hidden ? 0 : panel.offsetHeight}px`)
}
