import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limits } from '#domain/limits'
import { type Post, readPosts } from '../../library/posts.ts'
import { readAnnotatedTexts } from '../../library/texts/readings.ts'
import { writeFeed } from './write-feed.ts'

const post: Post = {
  slug: 'plain-words',
  title: 'Tone & "meaning" <plainly>',
  excerpt: 'What isn’t said: a > b.',
  description: '',
  audience: 'parents',
  topic: 'tone-analysis',
  date: '2026-09-14',
  keywords: ['tone'],
  related: [],
  words: 900,
  minutes: 5,
  summary: '',
  parts: [],
}

describe('the feed', () => {
  it('names each post by its public address, with the day as RSS writes it', () => {
    const feed = writeFeed([post], [], 'https://read.example')
    expect(feed).toContain('<guid isPermaLink="true">https://read.example/blog/plain-words</guid>')
    expect(feed).toContain('<pubDate>Mon, 14 Sep 2026 00:00:00 GMT</pubDate>')
    expect(feed).toContain('<lastBuildDate>Mon, 14 Sep 2026 00:00:00 GMT</lastBuildDate>')
  })

  it('writes words so that they stay words in XML', () => {
    const feed = writeFeed([post], [], 'https://read.example')
    expect(feed).toContain('<title>Tone &amp; &quot;meaning&quot; &lt;plainly&gt;</title>')
    expect(feed).toContain('<description>What isn’t said: a &gt; b.</description>')
  })

  it('is a feed without a post, too', () => {
    expect(writeFeed([], [], 'https://read.example')).toMatch(/<\/language>[\s\S]*<\/channel>/)
  })
})

describe('the texts of the library in the feed', () => {
  it('are named among the posts, newest first, and not more than their limit', () => {
    const readings = readAnnotatedTexts()
    const [first] = readings
    if (!first) throw new Error('The library is empty.')
    const feed = writeFeed([post], [{ ...first, changed: '2026-09-20' }], 'https://read.example')
    expect(feed.match(/<link>[^<]*(?:library|blog\/)[^<]*<\/link>/g)).toEqual([
      `<link>https://read.example/library/${first.slug}</link>`,
      '<link>https://read.example/blog/plain-words</link>',
    ])
    const all = writeFeed([], [...readings, ...readings], 'https://read.example')
    expect(all.match(/<item>/g)).toHaveLength(limits.textsInFeed)
  })
})

describe('the posts of the product', () => {
  it('each have a picture for links to them, below 60 kB: lab/draw-pictures.ts draws it', () => {
    for (const slug of [...readPosts().map((one) => one.slug), 'tonewise']) {
      const file = join('public', 'pictures', `${slug}.png`)
      expect(existsSync(file), file).toBe(true)
      expect(statSync(file).size, file).toBeLessThan(60_000)
    }
  })
})
