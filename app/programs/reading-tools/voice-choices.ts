import { readingChoices } from '#domain/reading-settings'
import { changeSettings, currentSettings } from '../../components/browser/reading-settings.ts'
import { readStored, writeStored } from '../../components/browser/storage.ts'
import { buildElement } from '../build-element.ts'
import { describeVoice } from './list-voices.ts'

const voiceEntry = 'tonewise:voice'
/** The address of the chosen voice: on this page also where storage is refused. */
let chosenVoice = readStored('localStorage', voiceEntry)

/** How fast is read; stored with the reading settings. */
export function buildSpeedChoice(): HTMLSelectElement {
  const now = currentSettings().speed ?? readingChoices.speed[0]
  const speeds = [...readingChoices.speed].sort((a, b) => Number(a) - Number(b))
  const select = buildElement(
    'select',
    {},
    ...speeds.map((speed) =>
      buildElement('option', { value: speed, selected: speed === now }, speed === '1' ? '1 (normal)' : speed),
    ),
  )
  select.addEventListener('change', () =>
    changeSettings({ ...currentSettings(), speed: select.value as (typeof readingChoices.speed)[number] }),
  )
  return select
}

/** Whose voice reads; stored on the device. */
export function buildVoiceChoice(voices: SpeechSynthesisVoice[]): HTMLSelectElement {
  const select = buildElement(
    'select',
    {},
    ...voices.map((voice, at) =>
      buildElement(
        'option',
        { value: String(at), selected: voice.voiceURI === chosenVoice },
        describeVoice(voice),
      ),
    ),
  )
  select.addEventListener('change', () => {
    chosenVoice = voices[Number(select.value)]?.voiceURI ?? ''
    writeStored('localStorage', voiceEntry, chosenVoice)
  })
  return select
}
