import type { MetaDescriptor } from 'react-router'

export type PageMeta = {
  /** Of the route's meta arguments: the root's loader data knows the public address. */
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  /** Shown in the tab and in search results; ends with ", Tonewise" except on the landing page. */
  title: string
  description: string
  /** The one address of this page, from / on, without a query. */
  path: string
  /** Picture for previews, 1200 by 630, from / on. Without one the product's own picture is named. */
  image?: string
  /** The alternative text of that picture. */
  imageAlt?: string
  /** Excludes the page from search results; it then has no canonical address and no preview. */
  noIndex?: boolean
  /** The manifest of a page that can be installed by itself. */
  manifest?: string
  article?: Article
  video?: Video
  work?: Work
  /** The pages above this page and the page itself, first to last. */
  crumbs?: Crumb[]
}

const ownPicture = '/pictures/tonewise.png'
const ownPictureAlt = 'Tonewise. Don’t just name the tone. See the words that create it.'

/** What a page says about itself in its head: title, description, canonical address, preview, structured data. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description } = page
  const words = [{ title }, { name: 'description', content: description }]
  if (page.noIndex) return [...words, { name: 'robots', content: 'noindex' }]
  const origin = publicAddress(page.matches)
  // The root's loader failed: the page that is shown is an error and has no address of its own.
  if (origin === undefined) return words
  const address = origin + page.path
  const image = origin + (page.image ?? ownPicture)
  return [
    ...words,
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: '/rss.xml', title: 'Tonewise' },
    { tagName: 'link', rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { tagName: 'link', rel: 'manifest', href: page.manifest ?? '/site.webmanifest' },
    { property: 'og:site_name', content: 'Tonewise' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: (page.image && page.imageAlt) || ownPictureAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.article ? [{ property: 'article:published_time', content: page.article.published }] : []),
    ...structuredData({ ...page, origin, address, image }).map((data) => ({ 'script:ld+json': data })),
  ]
}

/** Public address of the product without a trailing slash, from the root's loader. */
function publicAddress(matches: PageMeta['matches']): string | undefined {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  const isListed = typeof data === 'object' && data !== null && 'appUrl' in data
  return isListed ? String(data.appUrl) : undefined
}

type Article = {
  /** ISO date, like 2026-09-14. */
  published: string
  keywords: string[]
  /** The category's name as people read it. */
  section: string
  words: number
}

type Video = {
  /** ISO date. */
  uploaded: string
  /** Seconds. */
  duration: number
  /** File and still picture, from / on. */
  file: string
  thumbnail: string
  transcript: string
}

/** A text of the library with its explanation. */
type Work = {
  name: string
  author: string
  /** Of the edition that is shown. */
  year: number
  kind: string
  level: string
  themes: string[]
  words: number
  /** ISO date: when the explanation was last changed. */
  changed: string
}

type Crumb = { name: string; path: string }

type Page = {
  title: string
  description: string
  /** Public address of the product, of this page and of its picture. */
  origin: string
  address: string
  image: string
  article?: Article
  video?: Video
  work?: Work
  crumbs?: Crumb[]
}

type LinkedData = { '@context': 'https://schema.org'; '@type': string } & Record<
  string,
  string | number | boolean | object
>

const context = 'https://schema.org'

/** The page in schema.org's words, one object for each thing that it is (Google's rich result pages name the fields). */
function structuredData(page: Page): LinkedData[] {
  return [
    ...(page.article ? [blogPosting(page, page.article)] : []),
    ...(page.video ? [videoObject(page, page.video)] : []),
    ...(page.work ? [creativeWork(page, page.work)] : []),
    ...(page.crumbs ? [breadcrumbList(page.origin, page.crumbs)] : []),
  ]
}

function blogPosting({ title, description, origin, address, image }: Page, article: Article): LinkedData {
  const team = { '@type': 'Organization', name: 'The Tonewise team', url: `${origin}/about` }
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: withoutName(title),
    description,
    image,
    url: address,
    mainEntityOfPage: address,
    datePublished: article.published,
    inLanguage: 'en-US',
    keywords: article.keywords.join(', '),
    articleSection: article.section,
    wordCount: article.words,
    isAccessibleForFree: true,
    author: team,
    publisher: { '@type': 'Organization', name: 'Tonewise', url: `${origin}/` },
  }
}

function videoObject({ title, description, origin, address }: Page, video: Video): LinkedData {
  return {
    '@context': context,
    '@type': 'VideoObject',
    name: withoutName(title),
    description,
    url: address,
    uploadDate: video.uploaded,
    duration: `PT${Math.round(video.duration)}S`,
    contentUrl: origin + video.file,
    thumbnailUrl: origin + video.thumbnail,
    transcript: video.transcript,
    inLanguage: 'en-US',
  }
}

/** A text by an author is that person's work; a scene of ours is the product's. */
function creativeWork({ description, address }: Page, work: Work): LinkedData {
  return {
    '@context': context,
    '@type': 'CreativeWork',
    name: work.name,
    description,
    url: address,
    author: { '@type': work.kind === 'scene' ? 'Organization' : 'Person', name: work.author },
    datePublished: String(work.year),
    dateModified: work.changed,
    genre: work.kind,
    educationalLevel: work.level,
    keywords: work.themes.join(', '),
    wordCount: work.words,
    inLanguage: 'en',
    isAccessibleForFree: true,
  }
}

function breadcrumbList(origin: string, crumbs: Crumb[]): LinkedData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }
}

/** A title without the product's name at the end, which is meant for the tab. */
function withoutName(title: string): string {
  return title.replace(/, Tonewise$/, '')
}
