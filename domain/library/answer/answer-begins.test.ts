import { describe, expect, it } from 'vitest'
import { readLibrary } from '#server/library/readings/readings'
import { showText } from '../places.ts'
import { writeFromReading } from '../write-from-reading.ts'

const readings = readLibrary()

/** The first line of the explanation of a whole text. */
function ask(slug: string, question: string): { inShort: string } {
  const reading = readings.find((one) => one.slug === slug)
  if (!reading) throw new Error(`There is no reading ${slug}.`)
  const passage = showText(reading.text).text
  const answer = writeFromReading(reading, { passage, question, gradeLevel: 'middle' })
  return { inShort: answer.split('\n')[0] ?? '' }
}

describe('how an answer begins', () => {
  it.each([
    [
      'with the usual meaning of a word',
      'im-nobody-who-are-you',
      'what does banish mean',
      /\*\* Here “banish” means: /,
    ],
    [
      'with each word that is asked for',
      'the-lamb',
      'whats a mead and vales',
      /“mead” means: .*“vales” means: valleys/,
    ],
    [
      'with the word and not the note near it',
      'washington-my-first-cap',
      'what does debt mean, she refused to go into debt',
      /\*\* Here “debt” means: /,
    ],
    [
      'with no, where words are not meant as they stand',
      'tom-sawyer-the-cat-and-the-pain-killer',
      'does tom really pity the cat because it has no aunt',
      /\*\* No, that is not meant word for word\. Tom did not pity/,
    ],
    [
      'with the meaning, where the words would only be said again',
      'the-monkeys-paw-the-last-wish',
      'what does fusillade mean, a perfect fusillade of knocks',
      /\*\* A fusillade is many gunshots at once\./,
    ],
    ['with the person as its subject', 'look-at-the-time', 'who is samir', /\*\* Samir sits down/],
    [
      'with the feeling as a sentence',
      'the-swing',
      'how do u know the kid likes the swing',
      /\*\* The child feels happy and excited\. .*“/,
    ],
    [
      'with what is not the reason, said so',
      'rikki-tikki-tavi-meets-nag',
      'why are darzee and his wife sad',
      /\*\* The notes do not answer exactly this; this comes nearest: /,
    ],
    [
      'with no, of a figure and of a clue',
      'van-loon-the-setting-of-the-stage',
      'is there a real giant question mark in the sky? it says we live under the shadow of one',
      /\*\* No, that is not meant word for word\./,
    ],
    [
      'with no, where the note of a clue says so',
      'winnie-the-pooh-goes-visiting',
      'was pooh really just resting and humming',
      /\*\* No, that is not meant word for word\./,
    ],
  ])('%s', (_, slug, question, says) => {
    expect(ask(slug, question).inShort).toMatch(says)
  })

  it('says no "no" where a misreading shares only half of the words', () => {
    expect(ask('the-lamb', 'is the boy really talking to a sheep').inShort).not.toMatch(
      /\*\* (?:No\b|Easily)/,
    )
  })

  it('asks a reason of the one who acts, and not of the one acted on', () => {
    const { inShort } = ask('rikki-tikki-tavi-meets-nag', 'why doesnt he bite nagaina longer, is he a coward')
    expect(inShort).not.toMatch(/Nagaina wants/)
  })
})
