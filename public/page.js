// The behaviour of the page frame: menus, the sign-in window, signing out. Every page works without it by plain
// links and forms; the reader's own screens are the React application.

const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById('auth-dialog'))
let opener = /** @type {HTMLElement | null} */ (null)
/** True while the window stands over work in progress: after sign-in that work goes on instead of a new page. */
let isOverWork = false
// The page that was left wrote its last place while the sign-out was on its way: this takes that away, too.
if (document.querySelector('[data-forget-work]')) {
  sessionStorage.clear()
  forgetWork(readingSettings())
}

// The reading tools come with the first use of them: a press on one of their buttons, or settings that need them.
const look = document.documentElement.dataset
if (look.lineFocus || (look.look === '' && readingSettings())) openReadingRoom(null)
// Lists that can be narrowed and pictures, the library, and a form of a mailed link have scripts of their own.
if (document.querySelector('[data-filter], main img')) void import('/lists.js')
if (document.querySelector('[data-library], [data-print]')) void import('/library.js')
if (document.querySelector('[data-code]')) void import('/link-code.js')

document.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target)
  for (const menu of document.querySelectorAll('details.menu[open]')) {
    if (!menu.contains(target)) menu.removeAttribute('open')
  }
  const open = target.closest('[data-open-auth]')
  if (open && dialog) {
    event.preventDefault()
    void openDialog(open.getAttribute('data-open-auth') || 'sign_in', false)
  }
  const other = target.closest('[data-auth-switch]')
  if (other) {
    event.preventDefault()
    showMode(other.closest('[data-auth]'), other.getAttribute('data-auth-switch'))
  }
  const reading = target.closest('[data-reading]')
  if (reading) openReadingRoom(reading)
  // The landing page's examples come with the first press on one of their buttons.
  const shown = target.closest('[data-show]')
  if (shown) import('/reading/try.js').then((example) => example.showExample(shown), sayNotLoaded)
  const show = target.closest('[data-show-password]')
  if (show) togglePassword(show)
})

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const menu = document.querySelector('details.menu[open]')
  if (!menu) return
  menu.removeAttribute('open')
  menu.querySelector('summary')?.focus()
})

document.addEventListener('submit', (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target)
  if (form.matches('[data-auth-form]')) {
    event.preventDefault()
    if (!form.hasAttribute('aria-busy')) void send(form)
  }
  if (form.matches('[data-sign-out]') && !form.hasAttribute('data-is-saved')) {
    event.preventDefault()
    void signOut(form)
  }
})

/** Loads the reading tools once; the button that was pressed first is pressed again when they are there. */
function openReadingRoom(button) {
  if (look.room) return
  look.room = 'loading'
  import('/reading/room.js').then(
    () => button?.click(),
    () => {
      delete look.room
      if (button) sayNotLoaded()
    },
  )
}

function sayNotLoaded() {
  const sentence = 'This did not load. Check your connection. Then press the button again.'
  document.getElementById('reading-room')?.replaceChildren(sentence)
}

function readingSettings() {
  try {
    return localStorage.getItem('tonewise:reading')
  } catch {
    return null
  }
}

/** Empties the device's storage but for how a person reads, which holds no text of theirs. */
function forgetWork(settings) {
  localStorage.clear()
  if (settings) localStorage.setItem('tonewise:reading', settings)
}

window.addEventListener('tonewise:sign-in-needed', () => void openDialog('sign_in', true))
dialog?.addEventListener('close', () => opener?.isConnected && opener.focus())

async function openDialog(mode, overWork) {
  if (!dialog || dialog.open) return
  isOverWork = overWork
  opener = /** @type {HTMLElement} */ (document.activeElement)
  const isReady = await fillDialog()
  if (!isReady && overWork) return signedInElsewhere()
  if (!isReady) return location.assign('/auth')
  showMode(dialog.querySelector('[data-auth]'), mode)
  if (!dialog.open) dialog.showModal()
  firstField(dialog)?.focus()
}

/** No form came: the person has signed in by another tab, or the network is away. The work stays on the screen. */
async function signedInElsewhere() {
  const reply = await fetch('/auth', { method: 'HEAD' }).catch(() => null)
  if (reply?.redirected) window.dispatchEvent(new CustomEvent('tonewise:signed-in'))
}

/** The forms are those of the page /auth, fetched once. False when they can't be had. */
async function fillDialog() {
  if (dialog.querySelector('[data-auth]')) return true
  const next = new URLSearchParams(location.search).get('next') ?? ''
  const reply = await fetch(`/auth?${new URLSearchParams({ window: '', next })}`).catch(() => null)
  const forms =
    reply?.ok && new DOMParser().parseFromString(await reply.text(), 'text/html').querySelector('[data-auth]')
  if (!forms) return false
  if (!dialog.querySelector('[data-auth]')) dialog.append(document.adoptNode(forms))
  return true
}

/** Changes between signing in and signing up; what was typed as email goes along. */
function showMode(box, mode) {
  const typed = firstField(box, 'email')?.value
  box.setAttribute('data-mode', mode)
  const email = firstField(box, 'email')
  if (email && typed) email.value = typed
  firstField(box)?.focus()
}

function firstField(box, name) {
  const mode = box.querySelector('[data-mode]')?.getAttribute('data-mode') ?? box.getAttribute('data-mode')
  const wanted = name ? `input[name="${name}"]` : 'input:not([type="hidden"])'
  return /** @type {HTMLInputElement | null} */ (box.querySelector(`div[data-part="${mode}"] ${wanted}`))
}

function togglePassword(button) {
  const field = /** @type {HTMLInputElement} */ (
    document.getElementById(button.getAttribute('data-show-password'))
  )
  const isShown = field.type === 'text'
  field.type = isShown ? 'password' : 'text'
  button.setAttribute('aria-pressed', String(!isShown))
}

async function send(form) {
  const button = form.querySelector('button[data-busy]')
  const label = button.textContent
  const values = Object.fromEntries(new FormData(form))
  clearProblems(form)
  form.setAttribute('aria-busy', 'true')
  button.setAttribute('aria-disabled', 'true')
  button.textContent = button.getAttribute('data-busy')
  try {
    const reply = await fetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, ...('sharedComputer' in values ? { sharedComputer: true } : {}) }),
    })
    const body = await reply.json()
    if (reply.ok) succeeded(form, body)
    else showProblems(form, body)
  } catch {
    showProblems(form, {
      message: 'An error occurred',
      next: 'The network did not answer. Your email is still here. Try again.',
    })
  } finally {
    form.removeAttribute('aria-busy')
    button.removeAttribute('aria-disabled')
    button.textContent = label
  }
}

function succeeded(form, body) {
  const box = form.closest('[data-auth]')
  if (body.message) {
    showMode(box, 'sign_in')
    box.querySelector('[data-auth-status]').textContent = body.message
    window.dispatchEvent(new CustomEvent('tonewise:trial-signup'))
    return
  }
  if (isOverWork && dialog) {
    dialog.close()
    window.dispatchEvent(new CustomEvent('tonewise:signed-in'))
    return
  }
  // What stands behind # came along when the page before sent the person here: it names a part of the next page.
  location.assign((body.next || '/home') + location.hash)
}

function clearProblems(form) {
  form.querySelector('[data-auth-problems]').hidden = true
  for (const problem of form.querySelectorAll('[data-problem]')) problem.hidden = true
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

function showProblems(form, body) {
  const summary = form.querySelector('[data-auth-problems]')
  summary.replaceChildren(element('strong', body.message), ' ', element('span', body.next))
  summary.hidden = false
  for (const [name, text] of Object.entries(body.fields ?? {})) {
    const problem = form.querySelector(`[data-problem="${CSS.escape(name)}"]`)
    if (problem) {
      problem.textContent = text
      problem.hidden = false
    }
    form
      .querySelector(`[name="${CSS.escape(name)}"]:not([type="radio"])`)
      ?.setAttribute('aria-invalid', 'true')
  }
  summary.focus()
}

function element(name, text) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** Lets an open draft reach the server first; then the session ends and the browser forgets. */
async function signOut(form) {
  const saves = []
  window.dispatchEvent(
    new CustomEvent('tonewise:before-sign-out', { detail: { wait: (saved) => saves.push(saved) } }),
  )
  const results = await Promise.allSettled(saves)
  const isSaved = results.every((result) => result.status === 'fulfilled' && result.value !== false)
  if (
    !isSaved &&
    !confirm('Your text could not be saved. If you sign out now, it is deleted from this device. Sign out?')
  )
    return
  form.setAttribute('data-is-saved', '')
  const settings = readingSettings()
  // A form on a page without referrer has no origin to show; a call has one.
  const reply = await fetch(form.action, { method: 'POST' }).catch(() => null)
  if (reply?.ok) forgetWork(settings)
  if (reply?.ok) location.assign('/?signed-out')
  else form.submit()
}
