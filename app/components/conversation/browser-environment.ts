import { viewerHeader } from '../browser/viewer-header.ts'
import type { AnalysisEnvironment } from './analysis-environment.ts'

/** The browser as the reader's store sees it. Nothing is touched until a function is called. */
export const browserEnvironment: AnalysisEnvironment = {
  fetch: (input, init) => fetch(input, init),
  wait: waitOrOnline,
  makeKey,
  now: () => new Date(),
  askToSignIn: () => void window.dispatchEvent(new CustomEvent('tonewise:sign-in-needed')),
}

/** The same for a screen that a signed-in person opened. */
export function environmentOf(viewerKey: string): AnalysisEnvironment {
  return {
    ...browserEnvironment,
    fetch(input, init) {
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries(viewerHeader(viewerKey))) headers.set(name, value)
      return fetch(input, { ...init, headers })
    },
  }
}

/** `randomUUID` is missing on plain http outside localhost; the same form is made from random bytes there. */
export function makeKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    window.addEventListener('online', finish)
  })
}
