import { hasPreset, type ReadingPreset, readingPresets, togglePreset } from '#domain/reading-presets'
import { type ReadingChoice, readingChoices } from '#domain/reading-settings'
import { changeSettings, currentSettings } from '../../components/browser/reading-settings.ts'
import { buildElement } from '../build-element.ts'

/** The presets, before the single choices: one press sets several of them, a second one removes them. */
export function buildPresetList(): HTMLElement {
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
export function showChosen(): void {
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
