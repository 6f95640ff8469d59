import type { ReadingSettings } from './reading-settings.ts'

/** Several choices under one name; everything that a preset does not name stays as it is. */
export type ReadingPreset = { name: string; says: string; settings: ReadingSettings }

/** The four presets that most people want first. */
export const readingPresets: readonly ReadingPreset[] = [
  {
    name: 'Quiet',
    says: 'No motion, no sound, and the explanation shows when it is finished.',
    settings: { motion: 'off', sound: 'off', show: 'finished' },
  },
  {
    name: 'Dyslexia',
    says: 'Lexend font, wider spacing, short lines, cream page.',
    settings: { font: 'lexend', spacing: '2', lines: '2.0', width: '45', theme: 'cream' },
  },
  { name: 'Big', says: 'Text at 175%, and short lines.', settings: { size: '175', width: '45' } },
  { name: 'Night', says: 'Light text on a dark page.', settings: { theme: 'dark' } },
]

/** Whether every choice of a preset is in force. */
export function hasPreset(settings: ReadingSettings, preset: ReadingPreset): boolean {
  return Object.entries(preset.settings).every(
    ([name, value]) => settings[name as keyof ReadingSettings] === value,
  )
}

/** The settings with a preset added, or removed where it was already in force. */
export function togglePreset(settings: ReadingSettings, preset: ReadingPreset): ReadingSettings {
  if (!hasPreset(settings, preset)) return { ...settings, ...preset.settings }
  const names = Object.keys(preset.settings)
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name)))
}
