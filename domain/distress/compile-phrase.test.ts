import { expect, test } from 'vitest'
import { compilePhrase } from './compile-phrase.ts'
import { compileRow, spansOf } from './pattern.ts'

const slots = { family: 'my [big] (dad|mom)', shouts: 'yell~|scream~' }
const found = (says: string, sentence: string, unless?: string[]) =>
  spansOf(compileRow({ says, ...(unless ? { unless } : {}) }, slots), sentence).map(({ start, end }) =>
    sentence.slice(start, end),
  )

test.each([
  ['lights off', 'the lights off', ['lights off']],
  ['lights off', 'nightlights off', []],
  ['lights off', 'lights offer', []],
  ['cut~', 'cut cuts cutting cute', ['cut', 'cuts', 'cutting']],
  ['choke~', 'he choked and chokes, choking', ['choked', 'choking']],
  ['cry~', 'she cries and cried', ['cries', 'cried']],
  ['suicid*', 'suicidal sui', ['suicidal']],
  ['i * it', 'i did it i it', ['i did it']],
  ['# pills', '20 pills no pills', ['20 pills']],
  ['i ... die', 'i so want to die', ['i so want to die']],
  ['i ... die', 'i do not ever want to die', []],
  ['(a|the big) dog', 'a dog the dog the big dog', ['a dog', 'the big dog']],
  ['i [really] do', 'i do i really do', ['i do', 'i really do']],
  ['{family} {shouts}', 'my big mom yells', ['my big mom yells']],
  ['^ mom', 'mom and mom', ['mom']],
  ['bad .', 'bad and bad', ['bad']],
])('“%s” in “%s”', (says, sentence, spans) => {
  expect(found(says, sentence)).toEqual(spans)
})

test.each([
  ['it touched me', ['it touch~ me'], []],
  ['it touched me but he touched me', ['it touch~ me'], ['touched me']],
  ['he touched me deeply', ['deeply'], []],
  ['he touched me and deeply', ['deeply'], ['touched me']],
])('what stands in the words or right behind them undoes them: “%s” unless %o', (sentence, unless, spans) => {
  expect(found('touch~ me', sentence, unless)).toEqual(spans)
})

test('what must follow is left where it is', () => {
  expect(' i have been'.replace(compilePhrase('i have', {}, 'been|*ed'), ' ive')).toBe(' ive been')
  expect(' i have a'.replace(compilePhrase('i have', {}, 'been|*ed'), ' ive')).toBe(' i have a')
})

test('a slot that is not there is named', () => {
  expect(() => compilePhrase('{nobody}', slots)).toThrow('“nobody”')
})
