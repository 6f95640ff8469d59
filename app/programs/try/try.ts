import { helpOnDevice } from '#domain/help-message'
import { limits } from '#domain/limits'
import { callEngineWorker } from '../../components/worker/call-engine-worker.ts'
import type { Marks } from '../../components/worker/read-marks.ts'
import { buildButton, buildElement } from '../build-element.ts'
import { drawMarks, drawText } from './draw-marks.ts'

// The landing page's example: other texts at a press, and a box whose text is marked while it is typed. The program of the page loads
// this when one of the buttons is first pressed; the engine comes with the box.

const most = limits.passage.demo
/** A status that changed with each key would never be read to its end. */
const PAUSE = 900

let timer = 0
let isReading = false
/** The text whose help was closed as not about the person. */
let textWithoutHelp = ''

/** Shows the example that a button names, or the box for a text of one's own. */
export function showExample(button: HTMLElement): void {
  const area = button.closest<HTMLElement>('[data-try]')
  if (!area) return
  for (const one of area.querySelectorAll('[data-show]'))
    one.setAttribute('aria-pressed', String(one === button))
  for (const one of area.querySelectorAll<HTMLElement>('[data-example]'))
    one.hidden = one.dataset.example !== button.dataset.show
  const box = area.querySelector('textarea')
  if (button.dataset.show === 'own' && box) openBox(area, box)
}

function openBox(area: HTMLElement, box: HTMLTextAreaElement): void {
  box.focus()
  if (box.dataset.isOpen) return
  box.dataset.isOpen = ''
  box.addEventListener('input', () => void mark(area, box))
  void mark(area, box)
}

/** Marks the current text; what is typed meanwhile is marked next. */
async function mark(area: HTMLElement, box: HTMLTextAreaElement): Promise<void> {
  const passage = box.value
  const isLong = passage.length > most
  if (!isLong && area.dataset.isLoaded === undefined) void markFirst(area, box)
  if (isReading) return
  if (isLong) return tooLong(area, passage.length)
  isReading = true
  const marks = await callEngineWorker({ task: 'marks', passage })
  isReading = false
  if (box.value !== passage) return mark(area, box)
  if (!marks) {
    announce(area, 'The reader did not load. Your text is still here. Type a letter to try again.', 0)
    return
  }
  area.dataset.isLoaded = ''
  show(area, box, marks)
}

/** Until the whole engine has loaded: the words that stand out, without their meaning. */
async function markFirst(area: HTMLElement, box: HTMLTextAreaElement): Promise<void> {
  const passage = box.value
  const loading = 'Loading the reader.'
  announce(area, loading, 0)
  const first = await callEngineWorker({ task: 'first marks', passage })
  if (!first || area.dataset.isLoaded !== undefined || box.value !== passage || passage.trim() === '') return
  if (first.distress) return show(area, box, { ...first, notes: [], tone: null })
  position(area, 'marked').replaceChildren(drawText(passage, first))
  const count = first.spans.length
  const found = `First marks: ${count}. What the words mean is loading.`
  announce(area, count === 0 ? loading : found, 0)
}

function show(area: HTMLElement, box: HTMLTextAreaElement, marks: Marks): void {
  const passage = box.value
  const isHelp = marks.distress?.tier === 'clear' && textWithoutHelp !== passage
  showHelp(area, marks, isHelp, () => {
    textWithoutHelp = passage
    show(area, box, marks)
    box.focus()
  })
  const isBlank = passage.trim() === ''
  position(area, 'marked').replaceChildren(...(isBlank || isHelp ? [] : drawMarks(passage, marks)))
  const announced = isHelp ? 'A note about help stands below the box.' : whatIsMarked(marks)
  announce(area, isBlank ? 'The reader is on this device now.' : announced, isBlank ? 0 : PAUSE)
}

function whatIsMarked({ notes, spans }: Marks): string {
  if (notes.length > 0) return `${notes.length} ${notes.length === 1 ? 'clue' : 'clues'} marked.`
  return spans.length > 0 ? 'Words that stand out are marked.' : 'No clue found.'
}

/** Shows who can help where words may speak of distress: in place of the marks when that is clear, else above them. */
function showHelp(area: HTMLElement, { distress }: Marks, isHelp: boolean, showAnyway: () => void): void {
  const note = position(area, 'help')
  const isNeeded = distress !== null && (isHelp || distress.tier === 'possible')
  note.hidden = !isNeeded
  note.replaceChildren()
  if (!isNeeded) return
  note.append(...drawHelp(helpOnDevice(distress, JSON.parse(area.dataset.try ?? ''))))
  if (isHelp) note.append(buildElement('p', {}, buildButton('This is a text. Show its clues', showAnyway)))
}

function tooLong(area: HTMLElement, length: number): void {
  position(area, 'marked').replaceChildren()
  position(area, 'help').hidden = true
  const [is, limit] = [length, most].map((count) => count.toLocaleString('en-US'))
  announce(area, `Your text has ${is} characters. This box marks up to ${limit}. Nothing is lost.`, 0)
}

function announce(area: HTMLElement, text: string, pause: number): void {
  clearTimeout(timer)
  const line = position(area, 'status')
  timer = window.setTimeout(() => {
    if (line.textContent !== text) line.textContent = text
  }, pause)
}

function position(area: HTMLElement, name: string): HTMLElement {
  const found = area.querySelector<HTMLElement>(`[data-place="${name}"]`)
  if (!found) throw new Error(`The example has no place “${name}”.`)
  return found
}

/** Draws the Markdown of a help text: paragraphs, lists, bold words and plain links. */
function drawHelp(text: string): HTMLElement[] {
  return text.split('\n\n').map((block) => {
    if (!block.startsWith('- ')) return buildElement('p', {}, ...drawWords(block))
    const items = block.split('\n').map((line) => buildElement('li', {}, ...drawWords(line.slice(2))))
    return buildElement('ul', {}, ...items)
  })
}

function drawWords(text: string): (Node | string)[] {
  return text.split('**').flatMap((part, at) => {
    const words = drawLinks(part)
    return at % 2 === 1 ? [buildElement('strong', {}, ...words)] : words
  })
}

function drawLinks(text: string): (Node | string)[] {
  return text.split(/(\[[^[\]]+\]\(https:[^()\s]+\))/u).map((part) => {
    const [, words, href] = /^\[([^\]]+)\]\((https:[^)\s]+)\)$/u.exec(part) ?? []
    return words && href ? buildElement('a', { href, rel: 'noopener noreferrer' }, words) : part
  })
}
