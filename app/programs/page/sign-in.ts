import { track } from '../../components/browser/track.ts'

// The sign-in dialog of every page, and the forms of signing in and signing up, there and on the page /auth.

type Reply = { message?: string; next?: string; fields?: Record<string, string> }

/** The window as it stands in the page now: React may have drawn the page once more. */
const findDialog = () => document.querySelector<HTMLDialogElement>('dialog#auth-dialog')
let opener: Element | null = null
/** True while the dialog is open over work in progress, which continues after sign-in instead of a new page. */
let isOverWork = false

export function watchSignIn(): void {
  window.addEventListener('tonewise:sign-in-needed', () => void openDialog('sign_in', true))
  // The event does not bubble.
  document.addEventListener(
    'close',
    ({ target }) => {
      if (target === findDialog() && opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    true,
  )
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement && form.matches('[data-auth-form]'))) return
    event.preventDefault()
    if (!form.hasAttribute('aria-busy')) void send(form)
  })
}

/** Opens the dialog in one of its modes; false on a page that has none. */
export function openSignIn(mode: string): boolean {
  const dialog = findDialog()
  if (dialog) void openDialog(mode, false)
  return dialog !== null
}

async function openDialog(mode: string, overWork: boolean): Promise<void> {
  const dialog = findDialog()
  if (!dialog || dialog.open) return
  isOverWork = overWork
  opener = document.activeElement
  const isReady = await fillDialog(dialog)
  if (!isReady && overWork) return signedInElsewhere()
  if (!isReady) return location.assign('/auth')
  showMode(dialog.querySelector('[data-auth]'), mode)
  if (!dialog.open) dialog.showModal()
  fieldOf(dialog)?.focus()
}

/** No form came: the person signed in in another tab, or is offline. The work stays on the screen. */
async function signedInElsewhere(): Promise<void> {
  const reply = await fetch('/auth', { method: 'HEAD' }).catch(() => null)
  if (reply?.redirected) window.dispatchEvent(new CustomEvent('tonewise:signed-in'))
}

/** Fetches the forms of the page /auth once. False when that failed. */
async function fillDialog(box: HTMLDialogElement): Promise<boolean> {
  if (box.querySelector('[data-auth]')) return true
  const next = new URLSearchParams(location.search).get('next') ?? ''
  const reply = await fetch(`/auth?${new URLSearchParams({ window: '', next })}`).catch(() => null)
  const html = reply?.ok ? await reply.text() : ''
  const forms = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-auth]')
  if (!forms) return false
  if (!box.querySelector('[data-auth]')) box.append(document.adoptNode(forms))
  return true
}

/** Switches between signing in and signing up and carries over the typed email. */
export function showMode(box: Element | null, mode: string): void {
  if (!box) return
  const typed = fieldOf(box, 'email')?.value
  box.setAttribute('data-mode', mode)
  const email = fieldOf(box, 'email')
  if (email && typed) email.value = typed
  fieldOf(box)?.focus()
}

/** The named field of the visible form, or its first one. */
function fieldOf(box: Element, name?: string): HTMLInputElement | null {
  const mode = box.querySelector('[data-mode]')?.getAttribute('data-mode') ?? box.getAttribute('data-mode')
  const wanted = name ? `input[name="${name}"]` : 'input:not([type="hidden"])'
  return box.querySelector<HTMLInputElement>(`div[data-part="${mode}"] ${wanted}`)
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button[data-busy]')
  const label = button?.textContent ?? ''
  const values = Object.fromEntries(new FormData(form))
  clearProblems(form)
  form.closest('[data-auth]')?.querySelector('[data-auth-status]')?.replaceChildren()
  form.setAttribute('aria-busy', 'true')
  button?.setAttribute('aria-disabled', 'true')
  button?.replaceChildren(button.getAttribute('data-busy') ?? label)
  try {
    const reply = await fetch(form.action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, ...('sharedComputer' in values ? { sharedComputer: true } : {}) }),
    })
    const body: Reply = await reply.json()
    if (reply.ok) succeed(form, body)
    else showProblems(form, body)
  } catch {
    showProblems(form, {
      message: 'An error occurred',
      next: 'The network did not answer. Your email is still here. Try again.',
    })
  } finally {
    form.removeAttribute('aria-busy')
    button?.removeAttribute('aria-disabled')
    button?.replaceChildren(label)
  }
}

function succeed(form: HTMLFormElement, { message, next }: Reply): void {
  const box = form.closest('[data-auth]')
  if (message) {
    // What was wrong before, and each typed password, belong to a form that is done.
    for (const each of box?.querySelectorAll('form') ?? []) clearProblems(each)
    for (const each of box?.querySelectorAll<HTMLInputElement>('input[name="password"]') ?? [])
      each.value = ''
    showMode(box, 'sign_in')
    box?.querySelector('[data-auth-status]')?.replaceChildren(message)
    track('trial_signup', {})
  } else if (isOverWork) {
    findDialog()?.close()
    window.dispatchEvent(new CustomEvent('tonewise:signed-in'))
  } else {
    // The hash came along from the page that redirected here; it names a part of the next page.
    location.assign((next || '/home') + location.hash)
  }
}

function clearProblems(form: HTMLFormElement): void {
  for (const problem of form.querySelectorAll<HTMLElement>('[data-auth-problems], [data-problem]'))
    problem.hidden = true
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
}

function showProblems(form: HTMLFormElement, { message = '', next = '', fields = {} }: Reply): void {
  for (const [name, text] of Object.entries(fields)) {
    const problem = form.querySelector<HTMLElement>(`[data-problem="${CSS.escape(name)}"]`)
    problem?.replaceChildren(text)
    if (problem) problem.hidden = false
    const field = form.querySelector(`[name="${CSS.escape(name)}"]:not([type="radio"])`)
    field?.setAttribute('aria-invalid', 'true')
  }
  const summary = form.querySelector<HTMLElement>('[data-auth-problems]')
  if (!summary) return
  summary.replaceChildren(element('strong', message), ' ', element('span', next))
  summary.hidden = false
  summary.focus()
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
