import { describe, expect, it } from 'vitest'
import { family, patterns, type Source, spansOf } from './pattern.ts'

function found(source: Source, sentence: string): string[] {
  const [pattern] = patterns('unsafe', 'clear', [source])
  return pattern ? spansOf(pattern, sentence).map(({ start, end }) => sentence.slice(start, end)) : []
}

describe('where a pattern stands', () => {
  const off = { words: 'lights? (?:on|off)', upTo: 'off' }
  const touched = { words: 'touch(?:ed)? me', notUpTo: 'it touched me' }

  it.each<[Source, string, string[]]>([
    ['lights? off', 'the lights off and the light off', ['lights off', 'light off']],
    ['lights? off', 'nightlights off', []],
    [off, 'the lights on then the lights off', ['lights off']],
    [off, 'the lights on', []],
    [touched, 'he touched me', ['touched me']],
    [touched, 'it touched me but he touched me', ['touched me']],
    [`${family} hits`, 'dad hits', ['dad hits']],
    [`${family} hits`, 'i know because dad hits', ['dad hits']],
    [`${family} hits`, 'the other dad hits', []],
    [`${family} hits`, 'the drunk one my dad hits', ['my dad hits']],
  ])('%o in "%s"', (source, sentence, spans) => {
    expect(found(source, sentence)).toEqual(spans)
  })
})
