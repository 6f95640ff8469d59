/**
 * Loads the list of the words whose sounds are known, without what reads verse by them.
 * @returns whether a folded word is in the list
 */
export async function loadKnownWords(): Promise<(word: string) => boolean> {
  const [{ unpackPronunciations }, { packedPronunciations }] = await Promise.all([
    import('./pronunciations.ts'),
    import('../lexicons/pronunciations.ts'),
  ])
  const sounds = unpackPronunciations(packedPronunciations)
  return (word) => sounds.of(word).length > 0
}
