import type { Page } from '@playwright/test'

type Voice = { name: string; lang: string; voiceURI: string; localService: boolean; default: boolean }
type Spoken = { text: string; rate: number; voice: string }

/** Puts voices into the page that speak, and tell of their words, when they are told to. */
export async function installVoice(
  page: Page,
  { voices = ['Ann'], remote = [] }: { voices?: string[]; remote?: string[] } = {},
): Promise<void> {
  const list: Voice[] = [
    ...remote.map((name) => ({ name, lang: 'en-US', voiceURI: name, localService: false, default: false })),
    ...voices.map((name) => ({ name, lang: 'en-US', voiceURI: name, localService: true, default: false })),
  ]
  await page.addInitScript((voicesOfPage) => {
    type Utterance = { text: string; rate: number; voice: { name: string } | null } & Record<string, unknown>
    const stage = { spoken: [] as object[], current: null as Utterance | null, cancelled: 0 }
    Object.defineProperty(window, 'stage', { value: stage })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        rate = 1
        voice = null
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voicesOfPage,
        speak(utterance: Utterance) {
          stage.current = utterance
          stage.spoken.push({ text: utterance.text, rate: utterance.rate, voice: utterance.voice?.name })
        },
        cancel() {
          stage.cancelled += 1
          stage.current = null
        },
        addEventListener() {},
        removeEventListener() {},
      },
    })
  }, list)
}

/** What the voice was given to speak so far. */
export function spokenOn(page: Page): Promise<Spoken[]> {
  return page.evaluate(() => (window as unknown as { stage: { spoken: Spoken[] } }).stage.spoken)
}

/** The voice tells that it is at a word, or that it has ended what it was given. */
export async function speak(page: Page, event: { word: number } | 'end'): Promise<void> {
  await page.evaluate((event) => {
    const { stage } = window as unknown as {
      stage: { current: { onend(event: object): void; onboundary(event: object): void } | null }
    }
    const { current } = stage
    if (event !== 'end') return current?.onboundary({ name: 'word', charIndex: event.word })
    // What was said ends once; the next part may take a moment to begin.
    stage.current = null
    current?.onend({})
  }, event)
}

/** The words under a highlight of the page; null when there is none. */
export function highlighted(page: Page, name: string): Promise<string | null> {
  return page.evaluate((wanted) => {
    const found = CSS.highlights.get(wanted)
    return found ? [...found].map((range) => range.toString()).join(' ') : null
  }, name)
}
