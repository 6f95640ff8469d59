import {
  cleanReadingSettings,
  type ReadingChoice,
  type ReadingSettings,
  readingEntry,
  readingNames,
} from '#domain/reading-settings'
import look from '../../styles/display.css?url'
import type { client } from './client.ts'
import { loadStyle } from './load-style.ts'
import { writeStored } from './storage.ts'

/** Says where the settings are stored now. */
export type SettingsStorage = 'device' | 'account' | 'failed' | 'nowhere'

let notify: (where: SettingsStorage) => void = () => {}
let isStored = true

/** The settings that are in force on this page: the head's script put them on <html> before the first paint. */
export function currentSettings(): ReadingSettings {
  return cleanReadingSettings({ ...document.documentElement.dataset })
}

/** The choice in force, the default when nothing else was chosen. */
export function chosen<Name extends ReadingChoice>(name: Name): ReadingSettings[Name] | undefined {
  return currentSettings()[name]
}

/** Applies settings at once and stores them on the device and, signed in, in the profile. */
export function changeSettings(settings: ReadingSettings): void {
  const clean = cleanReadingSettings(settings)
  const { dataset } = document.documentElement
  for (const name of readingNames) {
    const value = clean[name]
    if (value === undefined) delete dataset[name]
    else dataset[name] = value
  }
  void loadDisplay()
  isStored = writeStored('localStorage', readingEntry, JSON.stringify(clean))
  window.dispatchEvent(new CustomEvent('tonewise:reading-settings'))
  if (isSignedIn()) void sendToProfile(clean)
  else notify(isStored ? 'device' : 'nowhere')
}

/** Calls back after each change with where the settings were stored; only the last caller is called. */
export function onSettingsSaved(listener: (where: SettingsStorage) => void): void {
  notify = listener
}

/** Copies the settings of this device into a profile that has none yet. */
export function takeSettingsAlong(): void {
  const settings = currentSettings()
  if (document.documentElement.dataset.look === '' && Object.keys(settings).length > 0)
    void sendToProfile(settings)
}

function isSignedIn(): boolean {
  return document.documentElement.dataset.look !== undefined
}

/** Loads the styles of the settings, unless the page had settings from the start. */
export function loadDisplay(): Promise<unknown> {
  if (document.querySelector('[data-reading-look]')) return Promise.resolve()
  return loadStyle(look, 'readingLook')
}

// Typed by the client but not sent by it: the reading tools come to pages that load no client.
const path: ReturnType<(typeof client.api)['reading-settings']['$path']> = '/api/reading-settings'

let sending: AbortController | null = null

/** Only the newest settings count: a send that is still on its way is given up. */
async function sendToProfile(settings: ReadingSettings): Promise<void> {
  sending?.abort()
  const mine = new AbortController()
  sending = mine
  const reply = await fetch(path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(settings),
    signal: mine.signal,
    keepalive: true,
  }).catch(() => null)
  if (!mine.signal.aborted) notify(reply?.ok ? 'account' : isStored ? 'failed' : 'nowhere')
}
