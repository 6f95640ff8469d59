import { loadStyle } from '../../components/browser/load-style.ts'
import { loadDisplay, takeSettingsAlong } from '../../components/browser/reading-settings.ts'
import choices from '../../styles/reading-choices.css?url'
import tools from '../../styles/reading-tools.css?url'
import words from '../../styles/word-help.css?url'
import { leaveFocusView } from './focus-view.ts'
import { followLineFocus, watchLineFocus } from './line-focus.ts'
import { readAloud, watchReading } from './read-aloud.ts'
import { onSettingsOpen, toggleSettings } from './settings-panel.ts'
import { leaveWordCard } from './word-card.ts'
import { openWordHelp } from './word-help.ts'

// The reading tools of every page, with React or without: loaded by the page's program when one of their buttons is first
// pressed. A button says with `data-reading` which tool it opens.

const openers: Record<string, (button: HTMLElement) => void> = {
  settings: toggleSettings,
  aloud: (button) => void readAloud(button.dataset.area ?? null, button),
  words: openWordHelp,
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-reading]') : null
  if (button) openers[button.dataset.reading ?? '']?.(button)
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
    leaveFocusView()
})
window.addEventListener('tonewise:reading-settings', followLineFocus)

/** The styles are loaded before a tool opens, so that nothing is drawn twice. */
await Promise.all([loadStyle(tools), loadStyle(choices), loadStyle(words), loadDisplay()])
onSettingsOpen(leaveWordCard)
watchReading()
watchLineFocus()
followLineFocus()
takeSettingsAlong()
document.documentElement.dataset.readingTools = 'ready'
