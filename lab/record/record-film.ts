import type { Browser, CDPSession, Page } from '@playwright/test'

/** One part of a film: what the caption says while `act` happens. It stays until it can be read twice. One is the film's still. */
export type Step = { caption: string; act?: (page: Page) => Promise<void>; isStill?: true }

export type Film = {
  id: string
  /** Where it begins, from / on. */
  start: string
  /** What the transcript says before the captions: where we are. */
  scene: string
  steps: Step[]
}

export type Frame = { image: Buffer; at: number }
export type Caption = { text: string; from: number; to: number }
export type Recorded = { frames: Frame[]; captions: Caption[]; seconds: number; still: Buffer }

const size = { width: 1280, height: 720 }
/** Slow readers need about half a second for a word. */
const secondsPerWord = 0.42
const shortest = 3.5

/** Plays a film in a fresh browser window and keeps every frame that it shows. Times are seconds from its start. */
export async function recordFilm(browser: Browser, address: string, film: Film): Promise<Recorded> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(address + film.start)
  await page.evaluate(() => document.fonts.ready)
  const session = await context.newCDPSession(page)
  const frames = await captureFrames(session)
  const began = Date.now() / 1_000
  const captions: Caption[] = []
  let still: Buffer | undefined
  for (const { caption, act, isStill } of film.steps) {
    const from = Date.now() / 1_000 - began
    await act?.(page)
    if (isStill) still = await page.screenshot()
    const needed = Math.max(shortest, caption.split(/\s+/).length * secondsPerWord)
    const left = needed - (Date.now() / 1_000 - began - from)
    if (left > 0) await page.waitForTimeout(left * 1_000)
    captions.push({ text: caption, from, to: Date.now() / 1_000 - began })
  }
  await session.send('Page.stopScreencast')
  still ??= await page.screenshot()
  const seconds = Date.now() / 1_000 - began
  await context.close()
  const timed = frames.map(({ image, at }) => ({ image, at: Math.max(0, at - began) }))
  return { frames: timed, captions, seconds, still }
}

async function captureFrames(session: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ image: Buffer.from(data, 'base64'), at: metadata.timestamp ?? Date.now() / 1_000 })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  return frames
}
