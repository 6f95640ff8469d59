// Loaded only where an operator set ANALYTICS_TAG_ID. Forwards events to the global tag function `gtag`, if there is
// one, when the visitor agreed on this device and their browser does not object. It loads nothing itself.

const line = /** @type {HTMLElement | null} */ (document.getElementById('statistics'))
const entry = 'tonewise-statistics'
const objects =
  /** @type {{ globalPrivacyControl?: boolean }} */ (navigator).globalPrivacyControl === true ||
  navigator.doNotTrack === '1'

const grade = /^(middle|high|college)$/
const type = /^(fiction|poetry|nonfiction)$/
/** Every event with every field that it may carry, and what may stand in it. Anything else is not forwarded. */
const known = {
  grade_level_selected: { grade_level: grade },
  content_type_selected: { grade_level: grade, content_type: type },
  message_sent: { grade_level: grade, content_type: type, has_file: /^(true|false)$/ },
  file_uploaded: { file_type: /^(pdf|text)$/, grade_level: grade, content_type: type },
  conversation_downloaded: { grade_level: grade, content_type: type },
  blog_post_viewed: { slug: /^[a-z0-9-]{1,80}$/ },
  trial_signup: {},
}

if (line && !objects) {
  showChoice()
  line.addEventListener('click', (event) => {
    const choice = /** @type {Element} */ (event.target).closest('[data-statistics]')
    if (choice) choose(choice.getAttribute('data-statistics'))
  })
  window.addEventListener('tonewise:track', (event) => {
    const { event: name, payload } = /** @type {CustomEvent} */ (event).detail
    if (name === 'page') sendPage(payload.page_path)
    else send(name, payload)
  })
  window.addEventListener('tonewise:trial-signup', () => send('trial_signup', {}))
  sendView()
}

function sendView() {
  sendPage(location.pathname)
  const [, slug] = /^\/blog\/([a-z0-9-]+)$/.exec(location.pathname) ?? []
  if (slug && document.querySelector('main article')) send('blog_post_viewed', { slug })
}

/** A child's pages are never counted; ids in an address are left out. */
function sendPage(path) {
  if (/\/elementary(\/|$)/.test(path)) return
  forward('config', line?.dataset.tag, { page_path: path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id') })
}

function send(name, payload) {
  const fields = known[name]
  if (!fields || /\/elementary(\/|$)/.test(location.pathname)) return
  const isKnown = Object.entries(fields).every(([field, shape]) => shape.test(String(payload[field])))
  if (!isKnown) return
  const picked = Object.fromEntries(Object.keys(fields).map((field) => [field, payload[field]]))
  forward('event', name, picked)
}

function forward(...call) {
  const tag = /** @type {{ gtag?: unknown }} */ (window).gtag
  if (agreed() && typeof tag === 'function') tag(...call)
}

function agreed() {
  return kept() === 'yes'
}

function kept() {
  try {
    return localStorage.getItem(entry)
  } catch {
    return null
  }
}

function choose(choice) {
  const before = agreed()
  try {
    localStorage.setItem(entry, choice)
  } catch {
    // Without storage no agreement can be kept, so nothing is forwarded.
  }
  showChoice()
  if (agreed() && !before) sendView()
}

function showChoice() {
  line.hidden = false
  const said = { yes: 'Counting is on.', no: 'Counting is off.' }[kept() ?? ''] ?? ''
  line.querySelector('strong').textContent = said
  for (const button of line.querySelectorAll('[data-statistics]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('data-statistics') === kept()))
}
