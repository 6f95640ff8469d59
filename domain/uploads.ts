import { catalogue } from './errors.ts'
import { type ChosenFile, extension, type FileKind, fileKindOf, inDigits } from './file-text.ts'
import { limits } from './limits.ts'
import { isHeic, type PhotoProblem, refusePhoto } from './photo-refusals.ts'

export type UploadProblem =
  | 'type'
  | 'large'
  | 'empty'
  | 'blank'
  | 'many'
  | 'scanned'
  | 'letters'
  | 'apart'
  | 'password'
  | 'damaged'
  | 'characters'
  | 'pages'
  | 'time'
  | 'ending'
  | 'packed'
  | 'protected'
  | 'book'
  | 'unreadable'
  | OtherKind
  | PhotoProblem

/** What a file is whose name says something else. */
export type OtherKind = 'web page' | 'rich text' | 'pdf'

/** A refusal: what happened, then one thing to do. */
export type UploadRefusal = { sentence: string; next: string }

/** As sentences name them. */
export const acceptedEndings = '.txt, .pdf, .docx, .epub, .jpg, .png or .webp'

const pasteInstead = 'Paste the text in the Passage box instead.'

/** Checks the chosen files before anything is read. Null when the one file may be read. */
export function checkChoice(files: readonly ChosenFile[]): UploadProblem | null {
  const [file] = files
  if (files.length > 1) return 'many'
  const kind = file && fileKindOf(file)
  if (file && isHeic(file)) return 'heic'
  if (!file || !kind) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > limits.file.bytes[kind] ? 'large' : null
}

/**
 * The words of a refusal.
 *
 * @param found how many pages or characters the file has, where the refusal counts them
 */
export function refuseUpload(problem: UploadProblem, file: ChosenFile, found = 0): UploadRefusal {
  const { name } = file
  const { pages, characters, book, word } = limits.file
  const kind = fileKindOf(file) ?? 'text'
  const { time } = kind === 'photo' ? limits.file.photo : limits.file
  const bytes = limits.file.bytes[kind]
  const { unpacked } = kind === 'book' ? book : word
  const refusals: Record<UploadProblem, UploadRefusal> = {
    type: {
      sentence: `File type must be ${acceptedEndings}. ${name} is ${fileKind(name)}.`,
      next: `Choose a ${acceptedEndings} file.`,
    },
    large: {
      sentence: `${name} is ${inMegabytes(file.size)}. The limit is ${inMegabytes(bytes)}.`,
      next:
        kind === 'photo'
          ? 'Take a screenshot of the photo and choose that, or type the text.'
          : 'Choose a smaller file, or paste the part you’re asking about.',
    },
    empty: { sentence: `${name} is empty.`, next: 'Choose another file.' },
    blank: { sentence: `${name} has no words in it.`, next: 'Choose another file.' },
    many: { sentence: 'Too many files at once.', next: 'Choose 1 file. The next one can be added below it.' },
    scanned: {
      sentence: 'This PDF is a scan: it holds pictures of pages, not text we can read.',
      next: 'Choose a photo or a screenshot of the page, or type the text.',
    },
    letters: lettersOf(name, kind),
    password: { sentence: `${name} is locked with a password.`, next: pasteInstead },
    damaged: {
      sentence: `We couldn’t open ${name}. It may be damaged.`,
      next: 'Try another file, or paste the text.',
    },
    characters: {
      sentence: `${name} has more than ${inDigits(characters)} characters of text.`,
      next: 'Paste the part you’re asking about.',
    },
    pages: {
      sentence: `${name} has ${inDigits(found)} pages. The limit is ${pages}.`,
      next: 'Paste the part you’re asking about.',
    },
    time: {
      sentence: `Reading ${name} took more than ${time / 1_000} seconds, so we stopped.`,
      next: pasteInstead,
    },
    ending: {
      sentence: `${name} is another kind of file than its name says.`,
      next: 'Save it once more in the app that made it, or paste the text.',
    },
    packed: {
      sentence: `${name} unpacks to more than ${inMegabytes(unpacked)}.`,
      next: 'Paste the part you’re asking about.',
    },
    protected: {
      sentence: `${name} is protected against copying (DRM), so we can’t read it.`,
      next: 'Type the part you’re asking about.',
    },
    book: {
      sentence: `${name} has more than ${inDigits(book.characters)} characters of text.`,
      next: 'Paste the part you’re asking about.',
    },
    unreadable: { sentence: catalogue.file_failed.sentence, next: catalogue.file_failed.next },
    ...refuseOther(name, kind),
    ...refusePhoto(name),
  }
  return refusals[problem]
}

/** A file that is something else than its name says, and a PDF whose letters stand apart. */
function refuseOther(name: string, kind: FileKind): Record<OtherKind | 'apart', UploadRefusal> {
  const said = named[kind]
  return {
    'web page': {
      sentence: `${name} is a web page, not ${said}.`,
      next: 'Open it in a browser and copy the text from there.',
    },
    'rich text': {
      sentence: `${name} is a rich text file (RTF), not ${said}.`,
      next: 'Open it in a word processor and save it as .docx, or paste the text.',
    },
    pdf: {
      sentence: `${name} is a PDF, not ${said}.`,
      next: 'Change the ending of its name to .pdf, then choose it again.',
    },
    apart: {
      sentence: `We can’t tell where the words of ${name} begin: its letters stand apart.`,
      next: 'Choose a photo or a screenshot of the page, or type the text.',
    },
  }
}

/** What the ending of a name says. */
const named: Record<FileKind, string> = {
  text: 'a plain text',
  pdf: 'a PDF',
  word: 'a Word file',
  book: 'an e-book',
  photo: 'a photo',
}

/** A size in words, megabytes rounded up so that more than the limit never reads as the limit: "5.1 MB", "12 kB". */
export function inMegabytes(bytes: number): string {
  const size = bytes / 1024 / 1024
  return size < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${Math.ceil(size * 10) / 10} MB`
}

const kinds: [string, string][] = [
  ['doc docm dot dotx', 'another kind of Word file'],
  ['odt ott', 'an OpenDocument file'],
  ['rtf', 'a rich text file'],
  ['pages', 'a Pages file'],
  ['gif bmp tif tiff svg avif', 'another kind of picture'],
  ['htm html', 'a web page'],
  ['mobi azw azw3', 'another kind of e-book'],
  ['xls xlsx csv ods numbers', 'a spreadsheet'],
  ['ppt pptx odp key', 'a slide show'],
  ['zip rar 7z gz tar', 'a packed folder'],
  ['mp3 wav m4a ogg flac', 'a sound file'],
  ['mp4 mov avi webm mkv', 'a video'],
]

function fileKind(name: string): string {
  const ending = extension(name)
  if (!ending) return 'a file of unknown type'
  return kinds.find(([endings]) => endings.split(' ').includes(ending))?.[1] ?? `a .${ending} file`
}

/** A PDF may show the shapes of its letters alone; another file may be in an alphabet's old code. */
function lettersOf(name: string, kind: FileKind): UploadRefusal {
  if (kind === 'pdf')
    return {
      sentence: `We can’t tell the letters of ${name}: it shows their shapes and doesn’t say what they are.`,
      next: 'Choose a photo or a screenshot of the page, or type the text.',
    }
  return {
    sentence: `We couldn’t make out the letters of ${name}.`,
    next: 'Open it in a text editor and save it as UTF-8. Or paste the text.',
  }
}
