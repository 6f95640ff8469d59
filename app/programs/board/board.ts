import { fillScreen } from '../../components/browser/fill-screen.ts'
import { loadStyle } from '../../components/browser/load-style.ts'
import style from '../../styles/board.css?url'
import { buildButton, buildElement } from '../build-element.ts'

// A text of the library on a big screen, for a class: its own words and clues, taken from the page. The program of the
// page loads this at the first press on the button.

/** Opens the big screen; the button has the focus again when it closes. */
export async function openBoard(button: HTMLElement): Promise<void> {
  const passage = document.querySelector('.the-text .passage')
  if (!passage) return
  await loadStyle(style)
  const clues = new Map(
    [...document.querySelectorAll<HTMLElement>('.clue[id]')].map((clue) => [numberOf(clue), clue]),
  )
  const copy = copyOf(passage)
  const status = buildElement('div', { class: 'board-clue', role: 'status' })
  const shown = new Set<number>()
  const buttons = [...clues.keys()].map((number) =>
    buildButton(String(number), () => toggle(number), {
      'aria-label': `Clue ${number}`,
      'aria-pressed': 'false',
      value: String(number),
    }),
  )

  function toggle(number: number): void {
    if (!shown.delete(number) && clues.has(number)) shown.add(number)
    draw()
  }
  function draw(): void {
    for (const one of buttons) one.setAttribute('aria-pressed', String(shown.has(Number(one.value))))
    for (const mark of copy.querySelectorAll<HTMLElement>('[data-clue]'))
      mark.classList.toggle(
        'shown',
        mark.dataset.clue?.split(' ').some((number) => shown.has(Number(number))),
      )
    const last = [...shown].at(-1) ?? 0
    status.replaceChildren(...describe(clues.get(last)))
    copy.querySelector(`[data-clue~="${last}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  const question = document.querySelector('#questions ~ .folds h3')?.textContent
  const text = buildElement(
    'section',
    { class: 'board-text', tabindex: '0', 'aria-label': 'Text' },
    buildElement('h2', { id: 'board-heading' }, document.querySelector('h1')?.textContent ?? ''),
    question ? buildElement('p', { class: 'board-question' }, question) : null,
    copy,
  )
  const dialog = buildElement('dialog', { class: 'board', 'aria-labelledby': 'board-heading' }, text)
  const close = () => dialog.close()
  const hideAll = buildButton('Hide all', () => {
    shown.clear()
    draw()
  })
  dialog.append(buildFoot(status, [...buttons, hideAll, buildButton('Leave the big screen', close)]))
  dialog.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (/^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey) toggle(Number(key))
  })
  const emptyScreen = fillScreen(() => dialog, close)
  dialog.addEventListener('close', () => {
    emptyScreen()
    dialog.remove()
    button.focus()
  })
  // Inside the part of the page whose switch chooses the words of the explanations.
  passage.closest('main')?.append(dialog)
}

function buildFoot(status: HTMLElement, buttons: HTMLElement[]): HTMLElement {
  const clues = buttons.filter((button) => button.hasAttribute('value')).length
  const hint = `Keys 1 to ${Math.min(9, clues)} show a clue. Escape leaves.`
  const row = buildElement(
    'div',
    { class: 'row' },
    ...buttons,
    buildElement('span', { class: 'small' }, hint),
  )
  return buildElement('div', { class: 'board-foot' }, status, row)
}

/** The text as it stands on the page, without ids and links. */
function copyOf(passage: Element): HTMLElement {
  const copy = passage.cloneNode(true) as HTMLElement
  copy.classList.add('board-copy')
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes)
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
  return copy
}

/** The words of a clue, what they mean, and its kind. */
function describe(clue: HTMLElement | undefined): (Node | string)[] {
  if (!clue) return []
  const wordsOf = (selector: string) => clue.querySelector(selector)?.textContent ?? ''
  const means = clue.querySelector('dl > :last-child dd')?.cloneNode(true).childNodes ?? []
  return [
    buildElement('strong', {}, `${numberOf(clue)}. ${wordsOf('h3')}`),
    ' ',
    buildElement('div', {}, ...means),
    ' ',
    buildElement('span', { class: `kind-name ${clue.className.replace('clue', '')}` }, wordsOf('.kind-name')),
  ]
}

function numberOf({ id }: HTMLElement): number {
  return Number(id.replace('clue-', ''))
}
