import { describe, expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'

const matches = [{ id: 'root', loaderData: { appUrl: 'https://read.example' } }, { id: 'page' }]
const page = { matches, title: 'Features, Tonewise', description: 'What it does.', path: '/features' }

describe('the head of a page', () => {
  it('names its title, description, one address and a picture, each by the public address', () => {
    const meta = pageMeta(page)
    expect(meta).toContainEqual({ title: 'Features, Tonewise' })
    expect(meta).toContainEqual({ name: 'description', content: 'What it does.' })
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://read.example/features',
    })
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://read.example/pictures/tonewise.png',
    })
  })

  it('asks search engines to exclude a private page, and offers no preview of it', () => {
    expect(pageMeta({ ...page, noIndex: true })).toEqual([
      { title: 'Features, Tonewise' },
      { name: 'description', content: 'What it does.' },
      { name: 'robots', content: 'noindex' },
    ])
  })

  it('names no address when the root could not be loaded', () => {
    expect(pageMeta({ ...page, matches: [undefined, { id: 'root' }] })).toEqual([
      { title: 'Features, Tonewise' },
      { name: 'description', content: 'What it does.' },
    ])
  })

  it('describes an article and its place in schema.org words', () => {
    const meta = pageMeta({
      ...page,
      title: 'Five cues of irony, Tonewise',
      path: '/blog/irony',
      image: '/pictures/irony.png',
      article: { published: '2026-09-14', keywords: ['irony', 'tone'], section: 'Tone analysis', words: 900 },
      crumbs: [
        { name: 'Blog', path: '/blog' },
        { name: 'Five cues of irony', path: '/blog/irony' },
      ],
    })
    const data = meta.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []))
    expect(data).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: 'Five cues of irony',
        datePublished: '2026-09-14',
        image: 'https://read.example/pictures/irony.png',
        mainEntityOfPage: 'https://read.example/blog/irony',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://read.example/blog' },
          { position: 2, item: 'https://read.example/blog/irony' },
        ],
      },
    ])
    expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  })
})
