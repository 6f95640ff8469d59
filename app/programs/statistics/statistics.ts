import { contentTypes, gradeLevels, levels } from '#domain/choices'
import type { Events } from '#domain/events'
import { readStored, writeStored } from '../../components/browser/storage.ts'
import type { Tracked } from '../../components/browser/track.ts'

// Loaded only where an operator set ANALYTICS_TAG_ID. Forwards events to the global tag function `gtag`, if there is
// one, when the visitor agreed on this device and their browser does not object. It loads nothing itself.

const line = document.getElementById('statistics')
const entry = 'tonewise-statistics'
const { globalPrivacyControl, doNotTrack }: Navigator & { globalPrivacyControl?: boolean } = navigator
const objects = globalPrivacyControl === true || doNotTrack === '1'

const grade = oneOf(gradeLevels.filter((level) => !levels[level].isForChildren))
const type = oneOf(contentTypes)
const childPage = new RegExp(
  `/(${gradeLevels.filter((level) => levels[level].isForChildren).join('|')})(/|$)`,
)
/** Every event with its fields and their allowed values. Anything else is not forwarded. */
const known: { [Name in Exclude<keyof Events, 'page'>]: Record<keyof Events[Name], RegExp> } = {
  grade_level_selected: { grade_level: grade },
  content_type_selected: { grade_level: grade, content_type: type },
  message_sent: { grade_level: grade, content_type: type, has_file: /^(true|false)$/ },
  file_uploaded: { file_type: /^(pdf|text)$/, grade_level: grade, content_type: type },
  conversation_downloaded: { grade_level: grade, content_type: type },
  blog_post_viewed: { slug: /^[a-z0-9-]{1,80}$/ },
  trial_signup: {},
}

if (line && !objects) {
  showChoice(line)
  line.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element && target.closest('[data-statistics]')
    if (choice) choose(line, choice.getAttribute('data-statistics') ?? '')
  })
  window.addEventListener('tonewise:track', (event) => {
    const { event: name, payload } = (event as CustomEvent<Tracked>).detail
    if (name === 'page') sendPage(payload.page_path)
    else send(name, payload)
  })
  sendView()
}

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(`^(${words.join('|')})$`)
}

function sendView(): void {
  sendPage(location.pathname)
  const [, slug] = /^\/blog\/([a-z0-9-]+)$/.exec(location.pathname) ?? []
  if (slug && document.querySelector('main article')) send('blog_post_viewed', { slug })
}

/** A child's pages are never counted; ids in an address are left out. */
function sendPage(path: string): void {
  if (childPage.test(path)) return
  forward('config', line?.dataset.tag, { page_path: path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id') })
}

function send(name: keyof typeof known, payload: Record<string, unknown>): void {
  const fields = Object.entries<RegExp>(known[name] ?? {})
  if (!known[name] || childPage.test(location.pathname)) return
  if (!fields.every(([field, shape]) => shape.test(String(payload[field])))) return
  forward('event', name, Object.fromEntries(fields.map(([field]) => [field, payload[field]])))
}

function forward(...call: unknown[]): void {
  const { gtag }: Window & { gtag?: unknown } = window
  if (choice() === 'yes' && typeof gtag === 'function') gtag(...call)
}

function choice(): string | null {
  return readStored('localStorage', entry)
}

function choose(box: HTMLElement, chosen: string): void {
  const before = choice()
  // Without storage no agreement is known, so nothing is forwarded.
  writeStored('localStorage', entry, chosen)
  showChoice(box)
  if (choice() === 'yes' && before !== 'yes') sendView()
}

function showChoice(box: HTMLElement): void {
  const chosen = choice()
  const words: Record<string, string> = { yes: 'Counting is on.', no: 'Counting is off.' }
  box.hidden = false
  box.querySelector('strong')?.replaceChildren(words[chosen ?? ''] ?? '')
  for (const button of box.querySelectorAll('[data-statistics]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('data-statistics') === chosen))
}
