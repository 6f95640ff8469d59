import { expect, test } from 'vitest'
import { createStreamParser } from './stream-parser.ts'

const stream = [
  'event: start\ndata: {"generationId":"g"}\n\n',
  ': still here\n\n',
  'id: 5\ndata: {"text":"Hello"}\n\n',
  'event: final\r\ndata: {"state":"done"}\r\n\r\n',
].join('')

const expected = [
  { event: 'start', id: undefined, data: '{"generationId":"g"}' },
  { event: 'message', id: '5', data: '{"text":"Hello"}' },
  { event: 'final', id: undefined, data: '{"state":"done"}' },
]

test('reads named and unnamed events and skips comments', () => {
  expect(createStreamParser()(stream)).toEqual(expected)
})

test('gives the same events wherever the stream is broken into pieces', () => {
  for (let size = 1; size < 20; size++) {
    const parse = createStreamParser()
    const events = []
    for (let at = 0; at < stream.length; at += size) events.push(...parse(stream.slice(at, at + size)))
    expect(events, `pieces of ${size}`).toEqual(expected)
  }
})

test('joins several lines of data and keeps an unfinished event back', () => {
  const parse = createStreamParser()
  expect(parse('data: a\ndata:b\n')).toEqual([])
  expect(parse('\ndata: half')).toEqual([{ event: 'message', id: undefined, data: 'a\nb' }])
})
