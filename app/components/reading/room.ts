import room from '../../styles/room.css?url'
import choices from '../../styles/room-choices.css?url'
import words from '../../styles/room-words.css?url'
import { leaveFocusView } from './focus-view.ts'
import { loadLook, takeSettingsAlong } from './keep-settings.ts'
import { followLineFocus, watchLineFocus } from './line-focus.ts'
import { loadStyle } from './load-style.ts'
import { readAloud, watchReading } from './read-aloud.ts'
import { onSettingsOpen, toggleSettings } from './settings-panel.ts'
import { leaveWordCard } from './word-card.ts'
import { openWordHelp } from './word-help.ts'

// The reading tools of every page, with React or without: loaded by page.js when one of their buttons is first
// pressed. A button says with `data-reading` which tool it opens.

const tools: Record<string, (button: HTMLElement) => void> = {
  settings: toggleSettings,
  aloud: (button) => void readAloud(button.dataset.area ?? null, button),
  words: openWordHelp,
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-reading]') : null
  if (button) tools[button.dataset.reading ?? '']?.(button)
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
    leaveFocusView()
})
window.addEventListener('tonewise:reading-settings', followLineFocus)

/** The tools open with their styles there, so that nothing is drawn twice. */
await Promise.all([loadStyle(room), loadStyle(choices), loadStyle(words), loadLook()])
onSettingsOpen(leaveWordCard)
watchReading()
watchLineFocus()
followLineFocus()
takeSettingsAlong()
document.documentElement.dataset.room = 'ready'
