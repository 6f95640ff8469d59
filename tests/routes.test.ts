import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '#domain/errors'
import routes from '../app/routes.ts'

type Entry = { path?: string; index?: boolean; children?: Entry[] }

/** The product's route table: every path that people can type. */
const expected = [
  '/',
  '/auth',
  '/auth/forgot',
  '/auth/reset',
  '/auth/confirm',
  '/auth/adult',
  '/auth/email',
  '/home',
  '/grade/:gradeLevel',
  '/reader/:gradeLevel/:contentType',
  '/account',
  '/admin',
  '/admin/ai-reader',
  '/admin/feedback',
  '/admin/instructions',
  '/admin/instructions/:id',
  '/demo',
  '/demo/grade/:gradeLevel',
  '/demo/reader/:gradeLevel/:contentType',
  '/features',
  '/articles-resources/features',
  '/about',
  '/articles-resources',
  '/articles-resources/blogs',
  '/articles-resources/videos',
  '/articles-resources/videos/:id',
  '/blog',
  '/blog/category/:category',
  '/blog/:slug',
  '/blog/rss.xml',
  '/library',
  '/library/:slug',
  '/on-this-device',
  '/newsletter/:step',
  '/api',
  '/accessibility',
  '/children',
  '/account/readers/:readerId',
  '/account/readers/:readerId/:conversationId',
  '/ask-your-grown-up',
  '/terms',
  '/privacy',
  '/practice/checkout/:id',
  '/practice/portal/:id',
  '/*',
]

/** Every sentence of the product's error catalogue, as people read it. */
const sentences = [
  'An error occurred',
  'Please enter a question.',
  'Please sign in to continue.',
  'Failed to get a response. Please try again.',
  'Failed to get a response to your follow-up question. Please try again.',
  'Please enter a follow-up question.',
  'Please submit the main form first.',
  'You have used all your free prompts. Sign up to continue!',
  'Failed to process uploaded file',
  'Failed to process file. Please try again with a different file.',
  'No response from assistant',
  'Failed to load instructions. Please try refreshing the page.',
  'Failed to load conversation history',
  'No conversation history found.',
  'Failed to load subscription plans',
  'Failed to start checkout process',
  'Failed to open billing portal',
  'Please sign in to subscribe',
  'Failed to update password',
  'Failed to update email',
  'Failed to submit feedback. Please try again.',
  'Post Not Found',
  'Category Not Found',
  'Unsupported grade level: {grade}',
  'No videos found',
]

function pathsOf(entries: Entry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent
    return entry.children ? pathsOf(entry.children, path) : [path || '/']
  })
}

describe('the route table', () => {
  it('has exactly the paths of the product', () => {
    expect(pathsOf(routes as Entry[]).sort()).toEqual([...expected].sort())
  })

  it('has the page of components in development alone', async () => {
    async function pathsIn(environment: string) {
      vi.stubEnv('NODE_ENV', environment)
      vi.resetModules()
      const { default: found } = await import('../app/routes.ts')
      vi.unstubAllEnvs()
      return pathsOf(found as Entry[])
    }
    expect(await pathsIn('development')).toContain('/components/:state?')
    expect(await pathsIn('production')).not.toContain('/components/:state?')
  })
})

describe('the error catalogue', () => {
  it('holds every sentence exactly once', () => {
    const held = Object.values(catalogue).map((entry): string => entry.sentence)
    for (const sentence of sentences)
      expect(
        held.filter((other) => other === sentence),
        sentence,
      ).toHaveLength(1)
  })

  it('says after each sentence what to do next', () => {
    for (const entry of Object.values(catalogue)) expect(entry.next).toMatch(/^[A-Z].*\.$/)
  })
})
