import type { Pronunciations } from './create-pronunciations.ts'

/**
 * Load how words sound (about 180 KB compressed, so only for poetry). Works in Node and in a bundled worker.
 * @returns look-ups that never fail: an unknown word is guessed from its letters
 */
export async function loadPronunciations(): Promise<Pronunciations> {
  const { createPronunciations } = await import('./create-pronunciations.ts')
  return createPronunciations()
}
