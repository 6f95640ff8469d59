import { useEffect, useState } from 'react'
import { cleanReadingSettings, type ReadingSettings, readingNames } from '#domain/reading-settings'
import { loadDisplay } from '../components/browser/reading-settings.ts'

/** Applies the reading settings of the state and of the address to this page alone. True when their styles have loaded. */
export function useDisplay(search: URLSearchParams, own: ReadingSettings | undefined): boolean {
  const [isThere, setIsThere] = useState(false)
  const asked = search.toString()
  useEffect(() => {
    const settings = { ...own, ...cleanReadingSettings(Object.fromEntries(new URLSearchParams(asked))) }
    for (const name of readingNames) {
      const value = settings[name]
      if (value) document.documentElement.dataset[name] = value
    }
    void loadDisplay().then(() => setIsThere(true))
  }, [asked, own])
  return isThere
}
