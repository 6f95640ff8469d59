/**
 * Loads the list of the words whose sounds are known, without what reads verse by them.
 * @returns whether a folded word is in the list
 */
export async function loadKnownWords(): Promise<(word: string) => boolean> {
  const [{ unpackPronunciations }, { default: dictionary }] = await Promise.all([
    import('./pronunciations.ts'),
    import('../lexicons/pronunciations.json', { with: { type: 'json' } }),
  ])
  const sounds = unpackPronunciations(dictionary.words)
  return (word) => sounds.of(word).length > 0
}
