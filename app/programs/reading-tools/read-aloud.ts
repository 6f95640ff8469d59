import type { TextSegment } from '#domain/evidence/split-sentences'
import { chosen } from '../../components/browser/reading-settings.ts'
import { buildButton, buildElement } from '../build-element.ts'
import { type AreaText, rangeOf, readAreaText } from './area-text.ts'
import { createSpeaker, type Speaker, type SpeakerState } from './create-speaker.ts'
import { findAreas, type ReadingArea } from './find-areas.ts'
import { listVoices } from './list-voices.ts'
import { showInBar } from './panels.ts'
import { bringIntoView, showHighlight } from './show-highlight.ts'
import { findSpokenSentences } from './speech-text.ts'
import { buildSpeedChoice, buildVoiceChoice } from './voice-choices.ts'

type Player = {
  section: HTMLElement
  speaker: Speaker | null
  opener: HTMLElement
  /** A browser may garbage-collect an utterance that nothing refers to, and its events with it. */
  utterance?: SpeechSynthesisUtterance
  /** Looks whether the text is still on the page. */
  watch?: MutationObserver
}
let player: Player | null = null

/** Opens the player for a text of the page and, when there is a voice, begins to speak. Call it only on a press. */
export async function readAloud(name: string | null, opener: HTMLElement): Promise<void> {
  closePlayer(false)
  const areas = findAreas()
  const area = areas.find((one) => one.name === name) ?? areas[0]
  const status = buildElement('p', { role: 'status', class: 'tools-status' })
  const controls = buildElement('div', { class: 'tools-buttons' })
  const close = buildButton('Close', () => closePlayer(true), {
    'aria-label': 'Close read aloud',
    class: 'button quiet tools-close',
  })
  const section = buildElement(
    'section',
    { class: 'tools-section', 'aria-label': 'Read aloud' },
    buildElement('h2', { tabindex: '-1' }, area ? `Read aloud: ${area.name}` : 'Read aloud'),
    close,
    controls,
    status,
  )
  const mine: Player = { section, speaker: null, opener }
  player = mine
  showInBar(section, true)
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closePlayer(true)
  })
  section.querySelector('h2')?.focus()
  const problem = area ? reasonNotToSpeak() : 'This page has no text to read aloud.'
  if (problem) {
    status.textContent = problem
    return
  }
  const voices = await listVoices()
  if (player !== mine || !area) return
  if (voices.length === 0) {
    status.textContent = noVoice
    return
  }
  addControls(mine, area, voices, { controls, status })
}

const noVoice =
  'This browser has no voice. Add a voice in the settings of your device, or use another browser.'

function reasonNotToSpeak(): string | null {
  if (chosen('sound') === 'off') return 'Sound is off. Turn it on in Reading settings to hear the text.'
  return 'speechSynthesis' in window ? null : noVoice
}

type Parts = { controls: HTMLElement; status: HTMLElement }

function addControls(mine: Player, area: ReadingArea, voices: SpeechSynthesisVoice[], parts: Parts): void {
  // Unfold everything: folded text would be skipped.
  for (const element of area.elements)
    for (const folded of element.querySelectorAll('details')) folded.open = true
  const areaText = readAreaText(area.elements)
  const sentences = findSpokenSentences(areaText.text)
  const voice = buildVoiceChoice(voices)
  const speed = buildSpeedChoice()
  const play = buildButton(
    'Play',
    () => (speaker.read().status === 'speaking' ? speaker.pause() : speaker.play()),
    {
      class: 'button',
    },
  )
  const speaker = createSpeaker({
    device: {
      speak(utterance) {
        mine.utterance = utterance
        speechSynthesis.speak(utterance)
      },
      cancel: () => speechSynthesis.cancel(),
      build: (text) => new SpeechSynthesisUtterance(text),
    },
    text: areaText.text,
    sentences,
    prepare(utterance) {
      const spoken = voices[Number(voice.value)] ?? voices[0]
      if (spoken) {
        utterance.voice = spoken
        utterance.lang = spoken.lang
      }
      utterance.rate = Number(speed.value)
      return utterance.rate
    },
    onChange: (state) => follow(state, { area, areaText, sentences }, play, parts.status),
  })
  mine.speaker = speaker
  mine.watch = new MutationObserver(() => stopWithoutText(mine, { area, areaText, sentences }, parts.status))
  mine.watch.observe(document.body, { childList: true, subtree: true })
  for (const choice of [voice, speed]) choice.addEventListener('change', () => speaker.restart())
  parts.controls.append(
    buildButton('Previous sentence', () => speaker.move(-1)),
    play,
    buildButton('Next sentence', () => speaker.move(1)),
    buildButton('Stop', () => speaker.stop()),
    labelled('Speed', speed),
    labelled('Voice', voice),
  )
  play.focus()
  const isRemote = voices.every(({ localService }) => !localService)
  if (isRemote) parts.status.textContent = remoteOnly
  else speaker.play()
}

const remoteOnly =
  'The voices of this browser send the text to another company. Choose a voice and press Play if you want that.'

/** The page follows the voice until the person scrolls; the next press on a button of the player follows it again. */
let isFollowed = true

type Spoken = { area: ReadingArea; areaText: AreaText; sentences: readonly TextSegment[] }

function follow(state: SpeakerState, spoken: Spoken, play: HTMLElement, status: HTMLElement): void {
  const { word } = state
  const range = rangeOfSentence(state, spoken)
  if (range === 'gone') {
    if (player) stopAtChange(player, status)
    return
  }
  showHighlight('spoken-sentence', range)
  showHighlight('spoken-word', word ? rangeOf(spoken.areaText, word.start, word.end) : null)
  document.documentElement.toggleAttribute('data-spoken-words', word !== null)
  if (range && isFollowed && state.status === 'speaking' && !word) bringIntoView(range)
  const label = state.status === 'speaking' ? 'Pause' : 'Play'
  if (play.textContent !== label) play.textContent = label
  status.textContent = endWords[state.status] ?? ''
}

/**
 * The sentence at which the voice is, null when it is at none. Where the page was drawn anew with the same words, or is
 * translated around them, they are found again.
 */
function rangeOfSentence({ status, sentence }: SpeakerState, spoken: Spoken): Range | 'gone' | null {
  const at = status === 'speaking' || status === 'paused' ? spoken.sentences[sentence] : undefined
  if (!at) return null
  const range = rangeOf(spoken.areaText, at.start, at.end)
  if (range) return range
  const area = findAreas().find(({ name }) => name === spoken.area.name)
  const areaText = area && readAreaText(area.elements)
  if (!area || areaText?.text !== spoken.areaText.text) return 'gone'
  Object.assign(spoken.area, area)
  Object.assign(spoken.areaText, areaText)
  return rangeOf(areaText, at.start, at.end)
}

/** New Analysis, another page, another explanation: the voice ends with the text that it reads. */
function stopWithoutText(mine: Player, spoken: Spoken, status: HTMLElement): void {
  const range = mine.speaker ? rangeOfSentence(mine.speaker.read(), spoken) : null
  if (range !== 'gone') {
    if (range) showHighlight('spoken-sentence', range)
    return
  }
  if (findAreas().some(({ name }) => name === spoken.area.name)) stopAtChange(mine, status)
  else closePlayer(false)
}

function stopAtChange({ speaker }: Player, status: HTMLElement): void {
  speaker?.stop()
  status.textContent = 'The text on the page has changed. Press Close, then Read aloud again.'
}

const endWords: Partial<Record<SpeakerState['status'], string>> = {
  finished: 'That was the end of the text.',
  failed: 'The voice stopped. Press Play to go on.',
}

function closePlayer(returnsFocus: boolean): void {
  if (!player) return
  player.watch?.disconnect()
  player.speaker?.stop()
  showHighlight('spoken-sentence', null)
  showHighlight('spoken-word', null)
  showInBar(player.section, false)
  if (returnsFocus && player.opener?.isConnected) player.opener.focus()
  player = null
}

function labelled(text: string, control: HTMLElement): HTMLElement {
  return buildElement('label', { class: 'tools-select' }, buildElement('span', {}, text), control)
}

/** Stops speaking when the page is left, and stops following the text when the person scrolls. */
export function watchReading(): void {
  window.addEventListener('pagehide', () => closePlayer(false))
  for (const kind of ['wheel', 'touchmove'])
    document.addEventListener(kind, () => (isFollowed = false), { passive: true })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.tools-section')) isFollowed = true
  })
  window.addEventListener('tonewise:reading-settings', () => {
    if (chosen('sound') === 'off') player?.speaker?.pause()
  })
}
