import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '#domain/errors'

type Entry = { path?: string; index?: boolean; children?: Entry[] }

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
