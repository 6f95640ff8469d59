import { expect, test } from 'vitest'
import { hasPreset, readingPresets, togglePreset } from './reading-presets.ts'
import { cleanReadingSettings } from './reading-settings.ts'

const named = (name: string) => {
  const preset = readingPresets.find((one) => one.name === name)
  if (!preset) throw new Error(`No preset ${name}.`)
  return preset
}

test('there are four, and each holds only known choices that differ from the default', () => {
  expect(readingPresets.map(({ name }) => name)).toEqual(['Quiet', 'Dyslexia', 'Big', 'Night'])
  for (const { settings } of readingPresets) expect(cleanReadingSettings(settings)).toEqual(settings)
})

test('a preset leaves the other choices alone, and a second press removes it', () => {
  const big = togglePreset({ theme: 'mint' }, named('Big'))
  expect(big).toEqual({ theme: 'mint', size: '175', width: '45' })
  expect([hasPreset(big, named('Big')), hasPreset(big, named('Night'))]).toEqual([true, false])
  expect(togglePreset(big, named('Big'))).toEqual({ theme: 'mint' })
})

test('a preset is no longer chosen once one of its choices changes', () => {
  const night = togglePreset(togglePreset({}, named('Dyslexia')), named('Night'))
  expect(hasPreset(night, named('Night'))).toBe(true)
  expect(hasPreset(night, named('Dyslexia'))).toBe(false)
  expect(night.font).toBe('lexend')
})
