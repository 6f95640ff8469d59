import { splitWords, type TextSegment } from '#domain/evidence/split-sentences'
import { buildButton, buildElement } from '../build-element.ts'
import { type AreaText, offsetOf, rangeOf, readAreaText } from './area-text.ts'
import { findPassage, type ReadingArea } from './find-areas.ts'
import { showInBar } from './panels.ts'
import { bringIntoView, showHighlight } from './show-highlight.ts'
import { closeWordCard, showWordCard } from './word-card.ts'

type Picker = {
  section: HTMLElement
  slider: HTMLInputElement
  area: ReadingArea
  areaText: AreaText
  words: TextSegment[]
  /** How many words are chosen, starting at the slider's word. */
  count: number
  opener: HTMLElement
}

let picker: Picker | null = null

/** Starts choosing words: by arrow keys in the bar, or by pointer in the text. */
export function openWordHelp(opener: HTMLElement): void {
  closePicker(false)
  const area = findPassage()
  if (!area) return
  const areaText = readAreaText(area.elements)
  const words = splitWords(areaText.text)
  const slider = buildElement('input', {
    type: 'range',
    min: '1',
    max: String(words.length),
    value: '1',
    'aria-label': `Word in: ${area.name}`,
    'aria-describedby': 'word-help-hint',
  })
  const section = buildElement(
    'section',
    { class: 'tools-section', 'aria-label': 'Word help' },
    buildElement('h2', {}, 'Word help'),
    buildButton('Close', () => closePicker(true), {
      'aria-label': 'Close word help',
      class: 'button quiet tools-close',
    }),
    buildElement(
      'p',
      { class: 'hint', id: 'word-help-hint' },
      'Choose words in the text. Or use the arrow keys and Enter.',
    ),
    buildElement(
      'div',
      { class: 'tools-buttons' },
      slider,
      buildButton('Previous word', () => step(-1)),
      buildButton('Next word', () => step(1)),
      buildButton('Add next word', () => span(1)),
      buildButton('Show help', () => explain(), { class: 'button' }),
    ),
  )
  picker = { section, slider, area, areaText, words, count: 1, opener }
  slider.addEventListener('input', () => choose(Number(slider.value) - 1, 1))
  section.addEventListener('keydown', pressKey)
  document.addEventListener('click', pressWord, { capture: true })
  showInBar(section, true)
  choose(0, 1)
  slider.focus()
}

function pressKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    event.stopPropagation()
    closePicker(true)
  }
  if (event.target !== picker?.slider) return
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (event.key === 'Enter') explain()
  else if (event.shiftKey && by !== 0) span(by)
  else return
  event.preventDefault()
}

function step(by: number): void {
  if (picker) choose(at() + by, 1)
}

function span(by: number): void {
  if (picker) choose(at(), picker.count + by)
}

function at(): number {
  return Number(picker?.slider.value ?? 1) - 1
}

/** Chooses `count` words from one on, and shows them in the text. */
function choose(first: number, count: number): void {
  if (!picker) return
  const { slider, words } = picker
  const from = Math.max(0, Math.min(first, words.length - 1))
  picker.count = Math.max(1, Math.min(count, words.length - from))
  slider.value = String(from + 1)
  slider.setAttribute('aria-valuetext', `${chosenText()}, word ${from + 1} of ${words.length}`)
  const span = chosenSpan()
  const range = span && rangeNow(span)
  // The text on the page has changed: read its words again.
  if (span && !range) {
    closePicker(true)
    return
  }
  showHighlight('chosen-words', range)
  if (range) bringIntoView(range)
}

function chosenSpan(): TextSegment | null {
  const first = picker?.words[at()]
  const last = picker?.words[at() + (picker.count - 1)]
  return first && last ? { start: first.start, end: last.end } : null
}

function chosenText(): string {
  const span = chosenSpan()
  return span ? (picker?.areaText.text.slice(span.start, span.end) ?? '') : ''
}

/** The current text of the page: marks added since have replaced its nodes. */
function areaTextNow(picker: Picker): AreaText {
  if (picker.areaText.pieces.some(({ node }) => !node.isConnected)) {
    const area = findPassage()
    const areaText = area && readAreaText(area.elements)
    if (area && areaText?.text === picker.areaText.text) Object.assign(picker, { area, areaText })
  }
  return picker.areaText
}

function rangeNow({ start, end }: TextSegment): Range | null {
  return picker && rangeOf(areaTextNow(picker), start, end)
}

function isInArea(target: EventTarget | null): boolean {
  return (
    findPassage()?.elements.some((element) => target instanceof Node && element.contains(target)) ?? false
  )
}

/** In the text itself: a press on a word chooses it, a selection chooses its words; both open the help. */
function pressWord(event: MouseEvent): void {
  if (!picker || !isInArea(event.target)) return
  const selection = getSelection()
  const isSpan = selection && !selection.isCollapsed && selection.rangeCount > 0
  const range = isSpan ? selection.getRangeAt(0) : pointAt(event)
  if (!range) return
  const { words } = picker
  const areaText = areaTextNow(picker)
  const start = offsetOf(areaText, range.startContainer, range.startOffset)
  const end = offsetOf(areaText, range.endContainer, range.endOffset)
  if (start === null) return
  const first = words.findIndex((word) => word.end > start || (!isSpan && word.end === start))
  if (first < 0) return
  event.preventDefault()
  event.stopPropagation()
  const last = words.findLastIndex((word) => word.start < (end ?? start))
  choose(first, isSpan ? last - first + 1 : 1)
  explain()
}

function pointAt({ clientX, clientY }: MouseEvent): Range | null {
  const found = document.caretPositionFromPoint?.(clientX, clientY)
  if (found) {
    const range = document.createRange()
    range.setStart(found.offsetNode, found.offset)
    return range
  }
  // Safari before 18.4 has this instead.
  return document.caretRangeFromPoint?.(clientX, clientY) ?? null
}

function explain(): void {
  const span = chosenSpan()
  if (!picker || !span) return
  const { areaText, area, slider } = picker
  const isVerse = area.elements.some((element) => element.matches('.verse, :has(.verse)'))
  const range = () => rangeNow(span)
  void showWordCard({ text: areaText.text, span, isVerse, back: slider, range }).then(() => {
    // The card may now cover the words or have moved them.
    const words = range()
    if (words && picker?.slider === slider) bringIntoView(words)
  })
}

function closePicker(returnsFocus: boolean): void {
  if (!picker) return
  const { section, opener } = picker
  picker = null
  document.removeEventListener('click', pressWord, { capture: true })
  showHighlight('chosen-words', null)
  closeWordCard()
  showInBar(section, false)
  if (!returnsFocus) return
  const back = opener.isConnected ? opener : document.querySelector<HTMLElement>('[data-reading="settings"]')
  back?.focus()
}
