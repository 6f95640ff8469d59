import { loadPronunciations, type Pronunciations } from '#close-reading'
import { type ContentType, types } from '#domain/choices'

/** How words sound, for a text whose sounds matter: they are fetched for verse alone. */
export async function soundsOf(kind: ContentType): Promise<Pronunciations | undefined> {
  return types[kind].isVerse ? await loadPronunciations() : undefined
}
