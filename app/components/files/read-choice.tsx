import { ChapterChoice } from './chapter-choice.tsx'
import { PageChoice } from './page-choice.tsx'
import { PhotoReview } from './photo-review.tsx'
import type { FileReader } from './use-file-reader.ts'

/** What a file that was read asks: which of its chapters or pages, or which words a photo shows. */
export function ReadChoice({ upload }: { upload: FileReader }) {
  const { book, longPdf, photo, take, cancel } = upload
  if (book) return <ChapterChoice book={book} onUse={take} onCancel={cancel} />
  if (photo) return <PhotoReview photo={photo} onUse={take} onCancel={cancel} />
  if (!longPdf) return null
  return (
    <PageChoice pdf={longPdf} onUse={(pages) => void upload.read([longPdf.file], pages)} onCancel={cancel} />
  )
}
