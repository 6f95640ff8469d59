import { describe, expect, it } from 'vitest'
import { splitSentences } from '#domain/evidence/split-sentences'
import { createSpeaker, type SpeakerState } from './create-speaker.ts'

/** A voice that speaks when it is told to: one utterance at a time, with or without events of its words. */
function scriptedVoice(text: string, speed = 1, isGone: (sentence: number) => boolean = () => false) {
  const states: SpeakerState[] = []
  const spoken: string[] = []
  let current: SpeechSynthesisUtterance | null = null
  const speaker = createSpeaker({
    device: {
      build: (words) => ({ text: words }) as SpeechSynthesisUtterance,
      speak(utterance) {
        current = utterance
        spoken.push(utterance.text)
      },
      cancel() {
        const cut = current
        current = null
        // Browsers tell of a cancelled utterance, too, and sometimes late.
        cut?.onerror?.({ error: 'canceled' } as SpeechSynthesisErrorEvent)
      },
    },
    text,
    sentences: splitSentences(text),
    prepare: () => speed,
    onChange(state) {
      states.push(state)
      if (state.status === 'speaking' && isGone(state.sentence)) speaker.stop()
    },
  })
  return {
    speaker,
    states,
    spoken,
    word: (charIndex: number) => current?.onboundary?.({ name: 'word', charIndex } as SpeechSynthesisEvent),
    fail: () => current?.onerror?.({ error: 'synthesis-failed' } as SpeechSynthesisErrorEvent),
    end: () => current?.onend?.({} as SpeechSynthesisEvent),
  }
}

const text = 'It rained. He waited there. She came.'

describe('a speaker', () => {
  it('is silent until play, and speaks sentence by sentence to the end', () => {
    const voice = scriptedVoice(text)
    expect(voice.spoken).toEqual([])
    voice.speaker.play()
    voice.end()
    voice.end()
    expect(voice.spoken).toEqual(['It rained.', 'He waited there.', 'She came.'])
    voice.end()
    expect(voice.speaker.read()).toEqual({ status: 'finished', sentence: 0, word: null })
  })

  it('reports which word is spoken where the voice does', () => {
    const voice = scriptedVoice(text)
    voice.speaker.play()
    voice.word(3)
    expect(voice.speaker.read().word).toEqual({ start: 3, end: 10 })
    voice.end()
    voice.word(3)
    expect(text.slice(14, 20)).toBe('waited')
    expect(voice.speaker.read().word).toEqual({ start: 14, end: 20 })
  })

  it('continues at the word after a pause, at the sentence where the voice reports no words', () => {
    const voice = scriptedVoice(text)
    voice.speaker.play()
    voice.end()
    voice.word(10)
    voice.speaker.pause()
    expect(voice.speaker.read().status).toBe('paused')
    voice.speaker.play()
    expect(voice.spoken.at(-1)).toBe('there.')
    const quiet = scriptedVoice(text)
    quiet.speaker.play()
    quiet.end()
    quiet.speaker.pause()
    quiet.speaker.play()
    expect(quiet.spoken.at(-1)).toBe('He waited there.')
  })

  it('moves by sentences, continues if it was speaking, and never moves past the ends', () => {
    const voice = scriptedVoice(text)
    voice.speaker.play()
    voice.speaker.move(1)
    expect(voice.spoken.at(-1)).toBe('He waited there.')
    voice.speaker.move(-1)
    voice.speaker.move(-1)
    expect(voice.spoken.at(-1)).toBe('It rained.')
    voice.speaker.pause()
    voice.speaker.move(1)
    voice.speaker.move(1)
    voice.speaker.move(1)
    expect(voice.speaker.read()).toMatchObject({ status: 'paused', sentence: 2 })
    voice.speaker.play()
    expect(voice.spoken.at(-1)).toBe('She came.')
  })

  it('cuts a sentence that is longer than 15 seconds of speech, and shorter pieces when it is slow', () => {
    const long = `${'The rain fell and fell, '.repeat(30)}and it was cold.`
    const count = (speed: number) => {
      const voice = scriptedVoice(long, speed)
      voice.speaker.play()
      while (voice.speaker.read().status === 'speaking') voice.end()
      for (const part of voice.spoken) expect(part.length / (15 * speed)).toBeLessThanOrEqual(15)
      expect(voice.spoken.join(' ')).toBe(long)
      return voice.spoken.length
    }
    expect(count(0.5)).toBeGreaterThan(count(2))
  })

  it('says nothing of a sentence that whoever follows finds gone', () => {
    const voice = scriptedVoice(text, 1, (sentence) => sentence === 1)
    voice.speaker.play()
    voice.end()
    expect(voice.spoken).toEqual(['It rained.'])
    expect(voice.speaker.read().status).toBe('stopped')
  })

  it('gives the voice words without the names of signs, and finds them in the text', () => {
    const starred = '😀 *It* rained **hard**.'
    const voice = scriptedVoice(starred)
    voice.speaker.play()
    expect(voice.spoken[0]?.trim()).toMatch(/^It {2}rained {3}hard {2}\.$/)
    voice.word(voice.spoken[0]?.indexOf('hard') ?? 0)
    const { word } = voice.speaker.read()
    expect(starred.slice(word?.start, word?.end)).toMatch(/^hard/)
  })

  it('stops on request, and reports when the voice fails', () => {
    const voice = scriptedVoice(text)
    voice.speaker.play()
    voice.end()
    voice.fail()
    expect(voice.speaker.read().status).toBe('failed')
    voice.speaker.play()
    expect(voice.spoken.at(-1)).toBe('He waited there.')
    voice.speaker.stop()
    voice.end()
    expect(voice.speaker.read()).toEqual({ status: 'stopped', sentence: 0, word: null })
    expect(voice.states.at(-1)?.status).toBe('stopped')
  })
})
