import { buildElement } from '../build-element.ts'
import { positionCard } from './position-card.ts'

/** The two panels of the reading tools: a panel beside the page and a bar below it. Neither covers what is read. */
export type Panels = { panel: HTMLElement; bar: HTMLElement }

let panels: Panels | null = null
let wordsOfPanel: (() => Range | null) | null = null

export function readingPanels(): Panels {
  if (panels?.panel.isConnected) return panels
  const panel = buildElement('div', { class: 'tools-panel', hidden: true })
  const bar = buildElement('div', { class: 'tools-bar', hidden: true })
  const host = document.getElementById('reading-tools') ?? document.body
  host.replaceChildren(panel, bar)
  const measure = new ResizeObserver(() => updateLayout(panel, bar))
  measure.observe(panel)
  measure.observe(bar)
  window.addEventListener('resize', () => openBesideWords(panel, bar))
  panels = { panel, bar }
  return panels
}

/**
 * Shows one tool in the panel, or nothing; the page makes space for it.
 * @param words in a wide window the panel is a small card at these words, and the page stays as it is
 */
export function fillPanel(content: HTMLElement | null, words?: () => Range | null): void {
  const { panel, bar } = readingPanels()
  wordsOfPanel = words ?? null
  panel.classList.toggle('at-words', words !== undefined)
  panel.replaceChildren(...(content ? [content] : []))
  panel.hidden = content === null
  updateLayout(panel, bar)
}

/** Adds or removes one section of the bar. Sections stay in the order in which they were added. */
export function showInBar(section: HTMLElement, isShown: boolean): void {
  const { panel, bar } = readingPanels()
  if (isShown) bar.append(section)
  else section.remove()
  bar.hidden = bar.childElementCount === 0
  updateLayout(panel, bar)
}

/** The page's own scrolling ends where the tools begin, so that focus is never hidden behind them. */
function updateLayout(panel: HTMLElement, bar: HTMLElement): void {
  const { style, dataset } = document.documentElement
  openBesideWords(panel, bar)
  if (panel.hidden || isAtWords(panel)) delete dataset.toolsPanel
  else dataset.toolsPanel = ''
  if (bar.hidden) delete dataset.toolsBar
  else dataset.toolsBar = ''
  style.setProperty('--tools-bar', `${bar.hidden ? 0 : bar.offsetHeight}px`)
  style.setProperty('--tools-panel', `${panel.hidden ? 0 : panel.offsetHeight}px`)
}

/** Whether the stylesheet places the panel at its words: in a wide window only. */
function isAtWords(panel: HTMLElement): boolean {
  return wordsOfPanel !== null && getComputedStyle(panel).position === 'absolute'
}

function openBesideWords(panel: HTMLElement, bar: HTMLElement): void {
  panel.removeAttribute('style')
  const words = isAtWords(panel) ? wordsOfPanel?.()?.getBoundingClientRect() : undefined
  if (!words) return
  const floor = window.innerHeight - (bar.hidden ? 0 : bar.offsetHeight)
  const { scrollX, scrollY } = window
  const view = { width: document.documentElement.clientWidth, floor, scrollX, scrollY }
  const { left, top } = positionCard(words, { width: panel.offsetWidth, height: panel.offsetHeight }, view)
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}
