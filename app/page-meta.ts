import type { MetaDescriptor } from 'react-router'
import { type Article, type Crumb, structuredData, type Video, type Work } from './structured-data.ts'

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
