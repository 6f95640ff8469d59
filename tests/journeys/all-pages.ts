import { readdirSync } from 'node:fs'
import { writtenPages } from '#server/http/public-pages/public-pages'

const [post = ''] = readdirSync('content/blog').filter((file) => file.endsWith('.md'))

/** Every screen that is open to everybody, with its states that have an address. */
export const openPages = [
  ...writtenPages.map(({ path }) => path),
  '/?lost',
  '/auth',
  '/auth?mode=sign_up',
  '/auth/forgot',
  '/auth/reset',
  '/auth/adult',
  '/auth/confirm',
  '/auth/email',
  '/newsletter/confirm',
  '/demo',
  '/demo/grade/middle',
  '/demo/grade/unknown',
  '/demo/reader/middle/poetry',
  '/demo/reader/unknown/poetry',
  '/articles-resources',
  '/articles-resources/blogs',
  '/articles-resources/blogs?audience=teachers',
  '/articles-resources/videos',
  '/articles-resources/videos/find-the-words',
  '/blog',
  `/blog/${post.replace('.md', '')}`,
  '/blog/category/tone-analysis',
  '/blog/unknown',
  '/blog/category/unknown',
  '/library',
  '/library?kind=poetry&search=no+such+text',
  '/library/hope-is-the-thing-with-feathers',
  '/library/tom-sawyer-fence',
]

/** Screens of a signed-in person. */
export const signedInPages = [
  '/home',
  '/grade/elementary',
  '/reader/elementary/fiction',
  '/account',
  '/account#billing',
  '/account#feedback',
]
