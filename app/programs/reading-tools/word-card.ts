import type { WordHelp } from '#close-reading'
import { type ContentType, type GradeLevel, isContentType, isGradeLevel } from '#domain/choices'
import type { TextSegment } from '#domain/evidence/split-sentences'
import { callEngineWorker } from '../../components/worker/call-engine-worker.ts'
import { buildButton, buildElement } from '../build-element.ts'
import { fillPanel } from './panels.ts'
import { leaveSettings } from './settings-panel.ts'

type Choice = {
  text: string
  span: TextSegment
  isVerse: boolean
  back: HTMLElement
  /** The position of the words on the page now. */
  range: () => Range | null
}

let asked = 0
let isShown = false

/** Shows what is known about the chosen words, in a card beside them. */
export async function showWordCard({ text, span, isVerse, back, range }: Choice): Promise<void> {
  asked += 1
  const mine = asked
  const body = buildElement(
    'div',
    { class: 'tools-meanings' },
    buildElement('p', { class: 'muted' }, 'Looking it up.'),
  )
  const close = () => {
    closeWordCard()
    back.focus()
  }
  const card = buildElement(
    'aside',
    { class: 'tools-card', 'aria-labelledby': 'tools-word' },
    buildElement(
      'div',
      { class: 'tools-head' },
      buildElement(
        'h2',
        { id: 'tools-word', tabindex: '-1' },
        `“${shorten(text.slice(span.start, span.end))}”`,
      ),
      buildButton('Close', close, { 'aria-label': 'Close the help for these words' }),
    ),
    body,
  )
  card.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  })
  leaveSettings()
  fillPanel(card, range)
  isShown = true
  const { kind, gradeLevel } = choiceOfPage(isVerse)
  const help = await callEngineWorker({ task: 'choice', passage: text, kind, gradeLevel, ...span })
  if (mine !== asked || !isShown) return
  if (!help) {
    body.replaceChildren(
      buildElement('p', {}, 'We could not look up the words in this browser. Reload the page to try again.'),
    )
  } else {
    const findings = help.findings.map(({ name, text: meaning }) =>
      buildElement('li', {}, buildElement('strong', {}, `${name}.`), ` ${meaning}`),
    )
    body.replaceChildren(
      ...help.words.map((word) => describeWord(word, help.words.length > 1, help.hasMeanings)),
      buildElement('h3', {}, 'What was found here'),
      findings.length > 0
        ? buildElement('ul', {}, ...findings)
        : buildElement('p', {}, 'We found no clue in these words. They can still matter.'),
    )
  }
  card.querySelector('h2')?.focus({ preventScroll: true })
}

export function closeWordCard(): void {
  if (!isShown) return
  isShown = false
  fillPanel(null)
}

/** The settings replace the card in the panel. */
export function leaveWordCard(): void {
  isShown = false
}

function describeWord(
  { word, lemma, syllables, meanings }: WordHelp,
  isNamed: boolean,
  hasMeanings: boolean,
): HTMLElement {
  const count = syllables.length
  const form = lemma === word.toLowerCase() ? '' : ` (a form of “${lemma}”)`
  const none = hasMeanings
    ? 'We have no meaning for this word yet.'
    : 'The meanings did not load. Check your connection and try again.'
  return buildElement(
    'dl',
    {},
    ...(isNamed ? [buildElement('dt', {}, 'Word'), buildElement('dd', {}, word)] : []),
    buildElement('dt', {}, `${meanings.length > 1 ? 'Usual meanings' : 'Usual meaning'}${form}`),
    buildElement('dd', {}, meanings.length > 0 ? listMeanings(meanings) : none),
    buildElement('dt', {}, 'Syllables'),
    buildElement('dd', {}, count === 1 ? `1: ${word}` : `${count}: ${syllables.join('-')}`),
  )
}

/** One meaning as a sentence, several as a numbered list. */
function listMeanings(meanings: string[]): Node | string {
  if (meanings.length === 1) return `${meanings[0]}.`
  return buildElement('ol', {}, ...meanings.map((meaning) => buildElement('li', {}, `${meaning}.`)))
}

/** The level and type in the address of a question screen; other pages have articles for adults and older students. */
function choiceOfPage(isVerse: boolean): { kind: ContentType; gradeLevel: GradeLevel } {
  const [, level, type] = /\/reader\/([a-z]+)\/([a-z]+)$/.exec(location.pathname) ?? []
  return {
    kind: isVerse ? 'poetry' : isContentType(type) ? type : 'nonfiction',
    gradeLevel: isGradeLevel(level) ? level : 'high',
  }
}

function shorten(words: string): string {
  return words.length > 60 ? `${words.slice(0, 60)} …` : words
}
