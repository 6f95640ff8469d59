import { describe, expect, it } from 'vitest'
import { cleanReadingSettings } from './reading-settings.ts'

describe('reading settings', () => {
  it('keep known choices that differ from the default', () => {
    expect(cleanReadingSettings({ theme: 'cream', size: '150', lines: '1.6' })).toEqual({
      theme: 'cream',
      size: '150',
    })
  })

  it('leave out what is not a choice, whatever it is', () => {
    for (const value of [null, undefined, 7, 'theme', [], ['cream']])
      expect(cleanReadingSettings(value)).toEqual({})
    expect(cleanReadingSettings({ theme: 'url(x)', passage: 'A text.', size: 150, font: null })).toEqual({})
  })
})
