import { storageOf } from '../../components/browser/storage.ts'
import { filterLists, filterTexts } from './filter-lists.ts'
import { openSignIn, showMode, watchSignIn } from './sign-in.ts'
import { forgetWork, savedSettings, watchSignOut } from './sign-out.ts'

// The behavior of every page: menus, the sign-in dialog, signing out, lists that narrow in place. Each page works
// without it by plain links and forms; where somebody works, the React application does the rest.

const display = document.documentElement.dataset

document.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  for (const menu of document.querySelectorAll('details.menu[open]')) {
    if (!menu.contains(target)) menu.removeAttribute('open')
  }
  const opener = target.closest('[data-open-auth]')
  if (opener && openSignIn(opener.getAttribute('data-open-auth') || 'sign_in')) event.preventDefault()
  const other = target.closest('[data-auth-switch]')
  if (other) {
    event.preventDefault()
    showMode(other.closest('[data-auth]'), other.getAttribute('data-auth-switch') ?? 'sign_in')
  }
  const tool = target.closest<HTMLElement>('[data-reading]')
  if (tool) openReadingTools(tool)
  const board = target.closest<HTMLElement>('[data-board]')
  if (board) loadProgram('board').then(({ openBoard }) => openBoard(board), reportNotLoaded)
  const example = target.closest<HTMLElement>('[data-show]')
  if (example) loadProgram('try').then(({ showExample }) => showExample(example), reportNotLoaded)
  const show = target.closest('[data-show-password]')
  if (show) togglePassword(show)
})

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const menu = document.querySelector('details.menu[open]')
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
})

// Nothing is copied before something is selected.
document.addEventListener('selectionchange', () => loadProgram('copying').catch(() => undefined), {
  once: true,
})
watchSignIn()
watchSignOut()
filterLists()
filterTexts()
replaceMissingPictures()
applyLinkCode()
// The page that was left may have stored something during the sign-out; remove that, too.
if (document.querySelector('[data-forget-work]')) {
  storageOf('sessionStorage')?.clear()
  forgetWork(savedSettings())
}
// Line focus needs the reading tools, and so do settings that the profile does not have yet.
if (display.lineFocus || (display.look === '' && savedSettings())) openReadingTools(null)
if (document.getElementById('statistics')) void loadProgram('statistics')

/** Loads the reading tools once, then presses again the button that asked for them. */
function openReadingTools(button: HTMLElement | null): void {
  if (display.readingTools) return
  display.readingTools = 'loading'
  loadProgram('reading-tools').then(
    () => button?.click(),
    () => {
      delete display.readingTools
      if (button) reportNotLoaded()
    },
  )
}

function reportNotLoaded(): void {
  const sentence = 'This did not load. Check your connection. Then press the button again.'
  document.getElementById('reading-tools')?.replaceChildren(sentence)
}

function togglePassword(button: Element): void {
  const field = document.getElementById(button.getAttribute('data-show-password') ?? '')
  if (!(field instanceof HTMLInputElement)) return
  const isShown = field.type === 'text'
  field.type = isShown ? 'password' : 'text'
  button.setAttribute('aria-pressed', String(!isShown))
}

/** A mailed link has its code in the hash: it is put into the form, and only the form sends it to the server. */
function applyLinkCode(): void {
  const code = location.hash.slice(1)
  for (const box of code.length > 40 ? document.querySelectorAll<HTMLElement>('[data-code]') : []) {
    const field = box.querySelector('input')
    if (!field) continue
    field.value = code
    field.type = 'hidden'
    box.hidden = true
  }
}

/** The programs that are loaded on first use, with their exports. Each has one address in the build. */
type Programs = {
  board: typeof import('../board/board.ts')
  copying: typeof import('../copying/copying.ts')
  'reading-tools': typeof import('../reading-tools/reading-tools.ts')
  statistics: typeof import('../statistics/statistics.ts')
  try: typeof import('../try/try.ts')
}

/** Loads a program once. Rejects when loading failed; the next call tries again. */
function loadProgram<Name extends keyof Programs>(name: Name): Promise<Programs[Name]> {
  return import(/* @vite-ignore */ `/programs/${name}.js`)
}

/** Replaces a picture that failed to load by its description, in a box of its size. */
function replaceMissingPictures(): void {
  document.addEventListener('error', ({ target }) => replace(target), true)
  for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) {
    if (picture.complete && picture.naturalWidth === 0) replace(picture)
  }
}

function replace(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement)) return
  const words = document.createElement('span')
  words.className = 'no-picture'
  words.textContent = 'Image unavailable'
  picture.replaceWith(words)
}
