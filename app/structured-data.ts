export type Article = {
  /** ISO date, like 2026-09-14. */
  published: string
  keywords: string[]
  /** The category's name as people read it. */
  section: string
  words: number
}

export type Video = {
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
export type Work = {
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

export type Crumb = { name: string; path: string }

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
export function structuredData(page: Page): LinkedData[] {
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
