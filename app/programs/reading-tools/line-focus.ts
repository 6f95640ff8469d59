import { changeSettings, chosen, currentSettings } from '../../components/browser/reading-settings.ts'
import { buildButton, buildElement } from '../build-element.ts'
import { findAreas } from './find-areas.ts'
import { type Line, measureLines } from './measure-lines.ts'
import { showInBar } from './panels.ts'

const frame = buildElement('div', { class: 'line-window', 'aria-hidden': 'true' })
const section = buildElement(
  'section',
  { class: 'tools-section', 'aria-label': 'Line focus' },
  buildElement('h2', {}, 'Line focus'),
  buildElement(
    'div',
    { class: 'tools-buttons' },
    buildButton('Line up', () => move(-1)),
    buildButton('Line down', () => move(1)),
    buildButton('Turn off', turnOff, { 'aria-label': 'Turn off line focus' }),
  ),
)

let first = 0
let isOn = false
let isAsked = false

/** Starts, changes or stops with the setting; the focused lines stay. */
export function followLineFocus(): void {
  const count = Number(chosen('lineFocus') ?? 0)
  if (count > 0 !== isOn) {
    isOn = count > 0
    if (isOn) document.body.append(frame)
    else frame.remove()
    showInBar(section, isOn)
  }
  if (isOn) position(false)
}

export function watchLineFocus(): void {
  document.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!isOn || by === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.defaultPrevented || usesArrows(event.target) || lines().length === 0) return
    event.preventDefault()
    move(by)
  })
  document.addEventListener('click', ({ target, clientY, clientX }) => {
    if (
      !isOn ||
      !(target instanceof Element) ||
      target.closest('a, button, summary, label, .tools-bar, .tools-panel')
    )
      return
    const at = lines().findIndex(
      (line) =>
        clientY >= line.top && clientY <= line.bottom && clientX >= line.left && clientX <= line.right,
    )
    if (at < 0) return
    first = at
    position(false)
  })
  for (const kind of ['scroll', 'resize'])
    window.addEventListener(kind, positionSoon, { passive: true, capture: true })
  new ResizeObserver(positionSoon).observe(document.body)
  new ResizeObserver(positionSoon).observe(document.querySelector('main') ?? document.body)
  new MutationObserver(positionSoon).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  })
}

/** Controls that move by arrow keys themselves keep them. */
function usesArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role="tab"], [role="slider"], dialog, video') !== null
  )
}

function lines(): Line[] {
  return measureLines(findAreas().flatMap(({ elements }) => elements))
}

function move(by: number): void {
  first += by
  position(true)
}

function positionSoon(): void {
  if (!isOn || isAsked) return
  isAsked = true
  requestAnimationFrame(() => {
    isAsked = false
    if (isOn) position(false)
  })
}

function turnOff(): void {
  changeSettings({ ...currentSettings(), lineFocus: undefined })
  const off = document.querySelector<HTMLInputElement>('input[name="reading-lineFocus"][value="off"]')
  if (off) off.checked = true
}

function position(scrolls: boolean): void {
  const all = lines()
  const count = Number(chosen('lineFocus') ?? 1)
  frame.hidden = all.length === 0
  first = Math.max(0, Math.min(first, all.length - 1))
  const shown = all.slice(first, first + count).filter(({ area }) => area === all[first]?.area)
  const [start] = shown
  if (!start) return
  if (scrolls && bringLineIntoView(start, shown.at(-1) ?? start)) {
    position(false)
    return
  }
  const left = Math.min(...shown.map((line) => line.left))
  const right = Math.max(...shown.map((line) => line.right))
  const bottom = Math.max(...shown.map((line) => line.bottom))
  const { style } = frame
  style.setProperty('inset-block-start', `${start.top + scrollY - 4}px`)
  style.setProperty('inset-inline-start', `${left + scrollX - 8}px`)
  style.setProperty('width', `${right - left + 16}px`)
  style.setProperty('height', `${bottom - start.top + 8}px`)
}

/** True when the page was scrolled, so that lines have to be measured again. */
function bringLineIntoView(start: Line, end: Line): boolean {
  const box = start.scrollBox?.getBoundingClientRect()
  if (box && start.scrollBox && (start.top < box.top || end.bottom > box.bottom)) {
    start.scrollBox.scrollTop += start.top - box.top - box.height / 3
    return true
  }
  const floor = document.querySelector('.tools-bar')?.getBoundingClientRect().top ?? innerHeight
  if (start.top >= 0 && end.bottom <= (floor > 0 ? floor : innerHeight)) return false
  window.scrollBy({ top: start.top - innerHeight / 3, behavior: 'instant' })
  return true
}
