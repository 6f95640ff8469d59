import { type ChosenFile, extension } from './file-text.ts'
import { limits } from './limits.ts'

/** The problems that only a photo can have. */
export type PhotoProblem = 'heic' | 'pixels' | 'wordless' | 'unclear' | 'photo-reader'

/** The format in which many phones store photos. */
export function isHeic({ name, type }: ChosenFile): boolean {
  return ['heic', 'heif'].includes(extension(name)) || /^image\/hei[cf]/.test(type)
}

/** The words for each problem: what happened, then one thing to do. */
export function refusePhoto(name: string): Record<PhotoProblem, { sentence: string; next: string }> {
  const again = 'Take the photo again in good light, straight from above, or type the text.'
  return {
    heic: {
      sentence: `${name} is a HEIC photo, and we can’t read that kind.`,
      next: 'Save the photo as JPEG, then choose it again.',
    },
    pixels: {
      sentence: `${name} has more than ${limits.file.photo.pixels / 1_000_000} million pixels.`,
      next: 'Make the photo smaller, or cut out the part you’re asking about.',
    },
    wordless: { sentence: `We found no words in ${name}.`, next: again },
    unclear: {
      sentence: `Most words in ${name} were too hard to read. We can read print, not handwriting.`,
      next: again,
    },
    'photo-reader': {
      sentence: 'The photo reader didn’t load.',
      next: 'Check your connection and choose the photo again, or type the text.',
    },
  }
}
