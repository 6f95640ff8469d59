import type { Caption, Film } from './record-film.ts'

/** WebVTT of the captions; times in seconds. */
export function captionsOf(captions: Caption[]): string {
  const cues = captions.map(
    ({ text, from, to }, index) => `${index + 1}\n${clock(from)} --> ${clock(to - 0.05)}\n${text}\n`,
  )
  return `WEBVTT\n\n${cues.join('\n')}`
}

/** The film in words: what is on the screen, then each caption with its time. */
export function transcriptOf({ scene }: Film, captions: Caption[]): string {
  const lines = captions.map(({ text, from }) => `- **${minuteClock(from)}** ${text}`)
  return `${scene} The film has no sound. Its captions say:\n\n${lines.join('\n')}\n`
}

function clock(seconds: number): string {
  return new Date(Math.max(0, seconds) * 1_000).toISOString().slice(11, 23)
}

function minuteClock(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(15, 19)
}
