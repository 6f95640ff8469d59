import { expect, test } from 'vitest'
import { unpackGroups, unpackLines, unpackWords } from '../close-reading/lexicons/unpack-rows.ts'
import { pack } from './pack-rows.ts'

/** What the packed code gives when it runs. */
function run(code: string): string {
  return new Function('unpackWords', 'unpackLines', 'unpackGroups', `return ${code}`)(
    unpackWords,
    unpackLines,
    unpackGroups,
  )
}

test.each([
  ['words', 'able about above\nabove zoo', { unpack: 'unpackWords' }, 'able about above above zoo'],
  ['words with values', 'aboveO alarmM', { unpack: 'unpackWords', size: 1 }, 'aboveO alarmM'],
  ['lines of words', "i i'm QP\ni won't ML", { unpack: 'unpackLines', size: 2 }, "i i'm QP\ni won't ML"],
  ['halves of characters', '😂 QP\n😅 ML', { unpack: 'unpackLines', size: 2 }, '😂 QP\n😅 ML'],
  [
    'values with words',
    'AB zoo\nAC able,ably',
    { unpack: 'unpackGroups', between: ',' },
    'AB zoo\nAC able,ably',
  ],
  [
    'values of several lengths',
    '-3.5 war wars\n2 peace',
    { unpack: 'unpackGroups', between: ' ' },
    '-3.5 war wars\n2 peace',
  ],
] as const)('gives %s again', (_, rows, form, again) => {
  expect(run(pack(`\n${rows}\n`, form))).toBe(again)
})

test('refuses rows that would not come back', () => {
  expect(() => pack('Able about', { unpack: 'unpackWords' })).toThrow('do not come back')
  expect(() => pack('B zoo\nA able', { unpack: 'unpackGroups', between: ' ' })).toThrow('do not come back')
})
