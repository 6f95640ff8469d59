import { describe, expect, it } from 'vitest'
import { pickFindings, readClosely } from '../../index.ts'
import { type SpeechTagData, speech } from './speech.ts'

function tagsOf(text: string): [string, SpeechTagData][] {
  return pickFindings(readClosely(text, 'fiction', { detectors: [speech] }), 'speech-tag').map(
    ({ start, end, data }) => [text.slice(start, end), data],
  )
}

function speakersOf(text: string): (string | undefined)[] {
  return pickFindings(readClosely(text, 'fiction', { detectors: [speech] }), 'speech').map(
    ({ data }) => data.speaker,
  )
}

describe('speech tags', () => {
  it.each([
    ['“Go!” she snapped.', 'she snapped', 'she'],
    ['“Go,” said Beth contentedly from her corner.', 'said Beth contentedly', 'Beth'],
    ['“Go,” cried his wife impatiently.', 'cried his wife impatiently', 'his wife'],
    ['Then Jo said sadly, “We are alone.”', 'Then Jo said sadly', 'Jo'],
    ['“Go,” she said in a clear, sweet voice.', 'she said in a clear, sweet voice', 'she'],
    ['“Go,” replied Mr. Bennet.', 'replied Mr. Bennet', 'Mr. Bennet'],
    [
      '“Go,” added little Amy, with an injured sniff.',
      'added little Amy, with an injured sniff',
      'little Amy',
    ],
  ])('finds the tag of %s', (text, tag, speaker) => {
    expect(tagsOf(text).map(([words]) => words)).toEqual([tag])
    expect(speakersOf(text)).toEqual([speaker])
  })

  it('explains a manner verb literally', () => {
    expect(tagsOf('“Go!” she snapped.')[0]?.[1].meaning).toContain('said quickly and angrily')
  })

  it('explains a manner adverb literally', () => {
    expect(tagsOf('“Go,” he said coldly.')[0]?.[1].meaning).toBe('without friendly feeling')
  })

  it('leaves a plain tag without a manner', () => {
    expect(tagsOf('“Go,” he said.')[0]?.[1].meaning).toBe('')
  })

  it('gives both halves of interrupted speech to one speaker, with one tag', () => {
    const text = '“Wait,” she said, “for me.”'
    expect(speakersOf(text)).toEqual(['she', 'she'])
    expect(tagsOf(text).length).toBe(1)
  })

  it('names no speaker where the text names none', () => {
    expect(speakersOf('“Who is there?”\n\n“Nobody.”')).toEqual([undefined, undefined])
  })

  it('does not take the next sentence for a tag', () => {
    expect(tagsOf('“Go.” No answer came.')).toEqual([])
  })
})
