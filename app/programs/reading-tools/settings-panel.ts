import { hasPreset, type ReadingPreset, readingPresets, togglePreset } from '#domain/reading-presets'
import { type ReadingChoice, readingChoices } from '#domain/reading-settings'
import {
  changeSettings,
  currentSettings,
  onSettingsSaved,
  type SettingsStorage,
} from '../../components/browser/reading-settings.ts'
import { buildButton, buildElement } from '../build-element.ts'
import { findAreas } from './find-areas.ts'
import { enterFocusView } from './focus-view.ts'
import { fillPanel } from './panels.ts'
import { lineFocusGroup, type SettingGroup, type SettingPart, settingParts } from './setting-groups.ts'

const savedWords: Record<SettingsStorage, string> = {
  device: 'Your choices are kept on this device.',
  account: 'Your choices are kept in your account and on this device.',
  failed: 'Your choices are kept on this device. They did not reach your account.',
  nowhere: 'This browser keeps nothing. Your choices last until you leave this page.',
}

let opener: HTMLElement | null = null
let isOpen = false
let closeOther = () => {}

/** Calls `listener` when the settings replace the other tool in the panel. */
export function onSettingsOpen(listener: () => void): void {
  closeOther = listener
}

/** Opens the panel beside the page, or closes it. The page stays usable while it is open. */
export function toggleSettings(button: HTMLElement): void {
  if (isOpen) {
    closeSettings()
    return
  }
  opener = button
  isOpen = true
  closeOther()
  const panel = buildPanel()
  fillPanel(panel)
  setExpanded(true)
  panel.querySelector('h2')?.focus()
}

/** Another tool replaces the settings in the panel. */
export function leaveSettings(): void {
  isOpen = false
  setExpanded(false)
}

function closeSettings(): void {
  leaveSettings()
  fillPanel(null)
  opener?.focus()
}

function setExpanded(isExpanded: boolean): void {
  for (const button of document.querySelectorAll('[data-reading="settings"]'))
    button.setAttribute('aria-expanded', String(isExpanded))
}

function buildPanel(): HTMLElement {
  const saved = buildElement('p', { class: 'small', role: 'status' })
  onSettingsSaved((where) => {
    if (saved.textContent !== savedWords[where]) saved.textContent = savedWords[where]
  })
  const panel = buildElement(
    'aside',
    { class: 'tools-card', 'aria-labelledby': 'tools-settings' },
    buildElement(
      'div',
      { class: 'tools-head' },
      buildElement('h2', { id: 'tools-settings', tabindex: '-1' }, 'Reading settings'),
      buildButton('Close', closeSettings, { 'aria-label': 'Close reading settings' }),
    ),
    buildPresetList(),
    ...settingParts.slice(0, 2).map(buildPart),
    buildElement(
      'details',
      { class: 'tools-part', open: hasSpace() },
      buildElement('summary', {}, 'Tools'),
      buildToolList(closeSettings),
      buildGroup(lineFocusGroup),
    ),
    ...settingParts.slice(2).map(buildPart),
    buildButton('Use the first settings again', resetAll),
    saved,
  )
  panel.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith('reading-')) return
    changeSettings({ ...currentSettings(), [target.name.slice(8)]: target.value })
    showChosen()
  })
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    closeSettings()
  })
  return panel
}

function buildPart({ title, open, groups }: SettingPart, at: number): HTMLElement {
  return buildElement(
    'details',
    { class: 'tools-part', open: open && (at === 0 || hasSpace()) },
    buildElement('summary', {}, title),
    ...groups.map((group) => buildGroup(group, group.label === title)),
  )
}

/** In a narrow window only the first part is open. */
function hasSpace(): boolean {
  return matchMedia('(min-width: 901px)').matches
}

function buildGroup({ name, label, hint, values }: SettingGroup, isNamed = false): HTMLElement {
  const hintId = hint ? `reading-${name}-hint` : undefined
  return buildElement(
    'fieldset',
    { class: 'tools-group', 'aria-describedby': hintId },
    // A part with one group already shows its name.
    buildElement('legend', { class: isNamed ? 'unseen' : undefined }, label),
    hint ? buildElement('p', { class: 'hint', id: hintId }, hint) : null,
    buildElement(
      'div',
      { class: 'tools-choices' },
      ...values.map(([value, words]) => buildChoice(name, value, words)),
    ),
  )
}

function buildChoice(name: ReadingChoice, value: string, words: string): HTMLElement {
  const checked = (currentSettings()[name] ?? readingChoices[name][0]) === value
  return buildElement(
    'label',
    { class: 'tools-choice', 'data-value': `${name}-${value}` },
    buildElement('input', { type: 'radio', name: `reading-${name}`, value, checked }),
    buildElement('span', {}, words),
  )
}

function resetAll(): void {
  changeSettings({})
  showChosen()
}

/** The tools of this page as buttons; the panel closes before one of them opens. */
function buildToolList(close: () => void): HTMLElement {
  const areas = findAreas()
  const aloud = areas.map(({ name }) =>
    buildElement(
      'li',
      {},
      buildButton(`Read aloud: ${name}`, () => {}, { 'data-reading': 'aloud', 'data-area': name }),
    ),
  )
  const words =
    areas.length > 0
      ? [
          buildElement(
            'li',
            {},
            buildButton('Word help', () => {}, { 'data-reading': 'words' }),
          ),
        ]
      : []
  const focus = buildElement(
    'li',
    {},
    buildButton('Focus view', () => {
      close()
      enterFocusView()
    }),
  )
  return buildElement(
    'div',
    { class: 'tools-list' },
    buildElement('ul', {}, ...aloud, ...words, focus),
    areas.length === 0
      ? buildElement('p', { class: 'hint' }, 'Read aloud and Word help are here when a text is shown.')
      : null,
  )
}

/** The presets, before the single choices: one press sets several of them, a second one removes them. */
function buildPresetList(): HTMLElement {
  return buildElement(
    'fieldset',
    { class: 'tools-group' },
    buildElement('legend', {}, 'Several at once'),
    buildElement('div', { class: 'tools-presets' }, ...readingPresets.map(buildPreset)),
  )
}

function buildPreset(preset: ReadingPreset): HTMLElement {
  const { name, says } = preset
  const hintId = `preset-${name}-hint`
  const input = buildElement('input', {
    type: 'checkbox',
    name: `preset-${name}`,
    'aria-describedby': hintId,
    checked: hasPreset(currentSettings(), preset),
  })
  input.addEventListener('change', () => {
    changeSettings(togglePreset(currentSettings(), preset))
    showChosen()
  })
  return buildElement(
    'div',
    {},
    buildElement('label', { class: 'tools-choice' }, input, buildElement('span', {}, name)),
    buildElement('span', { class: 'hint', id: hintId }, says),
  )
}

/** Updates every choice and preset of the panel to what is in force. */
function showChosen(): void {
  const settings = currentSettings()
  for (const preset of readingPresets) {
    const input = document.querySelector<HTMLInputElement>(`input[name="preset-${preset.name}"]`)
    if (input) input.checked = hasPreset(settings, preset)
  }
  for (const [name, [first]] of Object.entries(readingChoices)) {
    const value = settings[name as ReadingChoice] ?? first
    const input = document.querySelector<HTMLInputElement>(
      `input[name="reading-${name}"][value="${CSS.escape(value)}"]`,
    )
    if (input) input.checked = true
  }
}
