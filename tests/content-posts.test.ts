import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { measureProse } from '#close-reading'
import { audiences } from '#domain/audiences'
import { topics } from '#domain/topics'
import { loadPosts, type Post } from '#server/library/posts'
import { passageNotes } from '../app/components/public/passage-notes.ts'

const today = new Date().toISOString().slice(0, 10)
const posts = loadPosts({ folder: join('content', 'blog'), today })

/** What an article tells of its passage's marks, in the engine's words: it must stay true when the engine changes. */
const expectedMarks: Record<string, { marked: string[]; unmarked?: string; tone: RegExp }> = {
  'find-tone-words-step-by-step': {
    marked: ['dreary', 'weary', 'rapping', 'muttered'],
    tone: /^$/,
  },
  'find-the-turn-in-a-poem': {
    marked: ['Shall I compare thee to a summer’s day?', 'darling', 'But', 'this'],
    tone: /^$/,
  },
  'ask-about-feelings-without-guessing': { marked: ['returned', 'sorrow', 'unhappy'], tone: /^$/ },
  'literal-readers-and-irony': {
    marked: ['universally acknowledged', 'may be'],
    tone: /^$/,
  },
  'grade-tone-questions-fairly': {
    marked: ['dreary', 'dismally', 'agony', 'anxiety'],
    tone: /^$/,
  },
  'check-an-ai-explanation-against-the-text': {
    marked: ['gave himself up for lost', 'tears', 'friendly', 'excitement'],
    tone: /^$/,
  },
  'ten-minute-reading-plan': {
    marked: ['pictures or conversations', 'sleepy'],
    unmarked: 'very tired of sitting',
    tone: /^$/,
  },
}

/** The public pages' plain, literal wording: no filler, no talking down, no words that set people apart. */
const wordsToLeaveOut = [
  /\b(?:simply|just|easy|easily|obviously|of course|everyone knows|don[’']t worry|oops|sorry|please)\b/i,
  /\b(?:great|good|nice|awesome) (?:job|work)\b/i,
  /\bwell done\b/i,
  /\b(?:suffers?|suffering) from\b/i,
  /\b(?:high|low)[- ]functioning\b/i,
  /\bspecial needs\b/i,
  /\bdeficits?\b/i,
  /\bmind-?blind/i,
  /\b(?:person|people|child|children|students?|kids?) with autism\b/i,
  /\b(?:normal|abnormal) (?:people|person|child|children|students?|kids?)\b/i,
  /\bpuzzle piece/i,
  /\b(?:author|writer|poet) wants us to know\b/i,
  /\b(?:piece of cake|on the other hand|at the end of the day|in a nutshell|keep in mind|dive in|unlock|journey|toolbox|game[- ]changer)\b/i,
]

function proseOf({ parts }: Post): string {
  return parts.flatMap((part) => (part.kind === 'prose' ? [part.markdown] : [])).join('\n\n')
}

function bodyOf(post: Post): string {
  return proseOf(post).split(/^## Sources$/m)[0] ?? ''
}

/** Without what others wrote: quotations, and links' addresses. */
function ownWordsOf(post: Post): string {
  return [post.title, post.excerpt, post.description, bodyOf(post)].join('\n').replace(/“[^”]*”|‘[^’]*’/g, '')
}

test('there are 7 posts, for every audience and every topic, none dated in the future', () => {
  expect(posts).toHaveLength(7)
  expect(new Set(posts.map(({ audience }) => audience))).toEqual(new Set(audiences))
  expect(new Set(posts.map(({ topic }) => topic))).toEqual(new Set(topics))
  for (const { slug, date } of posts) expect(date <= today, slug).toBe(true)
})

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (_, post) => {
  test('has 700 to 1,100 words without its sources and passages', () => {
    const count = bodyOf(post).match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length
    expect(count).toBeGreaterThanOrEqual(700)
    expect(count).toBeLessThanOrEqual(1100)
  })

  test('is written for grade 8 or below, in sentences of at most 20 words', () => {
    const { fleschKincaid, longestSentence } = measureProse(bodyOf(post))
    expect(fleschKincaid).toBeLessThanOrEqual(8)
    expect(longestSentence).toBeLessThanOrEqual(20)
  })

  test('keeps to plain and respectful words, without exclamation marks or italics', () => {
    const own = ownWordsOf(post)
    expect(wordsToLeaveOut.flatMap((pattern) => pattern.exec(own)?.[0] ?? [])).toEqual([])
    expect(own).not.toMatch(/!|(?<!\*)\*(?![*\s])[^*\n]+\*(?!\*)|\p{Extended_Pictographic}/u)
  })

  test('ends with its sources, each with a year, and links only to described https addresses', () => {
    const [, sources = ''] = proseOf(post).split(/^## Sources$/m)
    const items = sources.trim().split('\n')
    expect(items.length).toBeGreaterThanOrEqual(2)
    for (const item of items) expect(item).toMatch(/^- .*\b1[5-9]\d\d\b|^- .*\b20[0-2]\d\b/)
    for (const [, words = '', address] of proseOf(post).matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)) {
      expect(words.split(' ').length, address).toBeGreaterThanOrEqual(3)
      expect(address).toMatch(/^(?:https:\/\/|\/)/)
    }
  })

  test('shows what the engine marks: as many notes as asked for, each at its words in the passage', () => {
    const examples = post.parts.flatMap((part) => (part.kind === 'example' ? [part.example] : []))
    expect(examples.length).toBeGreaterThanOrEqual(1)
    for (const example of examples) {
      const { notes, spans } = passageNotes(example)
      expect(notes).toHaveLength(example.show)
      for (const { number, words } of notes) {
        const cut = spans
          .filter((span) => span.number === number)
          .map(({ start, end }) => example.text.slice(start, end).replace(/\s+/g, ' '))
        expect(cut).toEqual(words)
        expect(cut.length).toBeGreaterThanOrEqual(1)
      }
    }
  })

  test('tells of marks that the engine really makes', () => {
    const example = post.parts.find((part) => part.kind === 'example')?.example
    const expectation = expectedMarks[post.slug]
    if (!example || !expectation) throw new Error('has no passage, or no row in the table of this test')
    const { notes, spans, conclusion } = passageNotes(example)
    expect(notes.flatMap(({ words }) => words)).toEqual(expect.arrayContaining(expectation.marked))
    expect(conclusion ?? '').toMatch(expectation.tone)
    if (expectation.unmarked) {
      const start = example.text.indexOf(expectation.unmarked)
      const end = start + expectation.unmarked.length
      expect(start).toBeGreaterThan(0)
      expect(spans.filter((span) => span.start < end && start < span.end)).toEqual([])
    }
  })

  test('names its passage among the sources and gives the year of both alike', () => {
    const [, sources = ''] = proseOf(post).split(/^## Sources$/m)
    for (const part of post.parts)
      if (part.kind === 'example')
        expect(
          sources
            .split('\n')
            .some((item) => item.includes(part.example.author) && item.includes(`${part.example.year}`)),
        ).toBe(true)
  })
})
