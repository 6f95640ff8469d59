import { levels as engineLevels } from '#close-reading'
import { type GradeLevel, gradeLevels } from '#domain/choices'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { makeExcerpt } from '#domain/library/make-excerpt'
import { writeFromAnnotatedText } from '#domain/library/write-from-annotated-text'

const asked = {
  slug: 'the-last-piece',
  from: 'Maya dropped',
  to: 'took another bite.',
  /** The mark of the words that the question is about. */
  mark: 'thanks',
  question: 'Is Maya really thanking Leo?',
}

/** One question about one text, and what each level's answer says that the levels before it do not. */
export type LevelExcerpts = {
  title: string
  slug: string
  question: string
  /** The part of the text to show, and the words in it that the question is about. */
  text: string
  words: string
  levels: LevelExcerpt[]
}

type LevelExcerpt = {
  level: GradeLevel
  /** Clues and words of the whole answer. */
  clues: number
  length: number
  /** A paragraph of the answer. */
  excerpt: string
  /** Most clues, and most words of a sentence, that the built-in reader writes at this level. */
  builtIn: { clues: number; sentence: number }
}

/** Asks the library the same question at every level. Throws when it lacks the text or has no answer. */
export function levelExcerpts(library: readonly AnnotatedText[]): LevelExcerpts {
  const annotated = library.find(({ slug }) => slug === asked.slug)
  if (!annotated) throw new Error(`The library has no text “${asked.slug}” for the public pages.`)
  const { text, spans } = makeExcerpt(annotated, { ...asked, marks: [asked.mark] })
  const words = text.slice(spans[0]?.start, spans[0]?.end)
  const earlier = new Set<string>()
  const levels = gradeLevels.map((level): LevelExcerpt => {
    const { mostClues, longestSentence } = engineLevels[level]
    const answer = writeFromAnnotatedText(annotated, {
      passage: annotated.text,
      question: asked.question,
      gradeLevel: level,
    })
    if (!answer) throw new Error(`“${asked.slug}” has no answer to “${asked.question}”`)
    const { clues, paragraphs } = partsOf(answer)
    const added = paragraphs.filter((paragraph) => !earlier.has(paragraph))
    for (const paragraph of added) earlier.add(paragraph)
    return {
      level,
      clues: clues.length,
      length: answer.split(/\s+/u).length,
      excerpt: pickExcerpt(added, words),
      builtIn: { clues: mostClues, sentence: longestSentence },
    }
  })
  return { title: annotated.title, slug: asked.slug, question: asked.question, text, words, levels }
}

/** The clues of step 2, and the paragraphs of steps 2 to 4. */
function partsOf(answer: string): { clues: string[]; paragraphs: string[] } {
  const [clueStep = '', ...others] = answer
    .split(/^## /mu)
    .filter((section) => /^[234]\./u.test(section))
    .map((section) => section.slice(section.indexOf('\n')).trim())
  const clues = clueStep.split('\n').filter((line) => line.startsWith('- '))
  return { clues, paragraphs: [...clues, ...others.flatMap((section) => section.split('\n\n'))] }
}

/** The last paragraph that opens with the words; where none does, the longest. Without those words and marks of bold. */
function pickExcerpt(paragraphs: readonly string[], words: string): string {
  const opening = `“${words}”`
  const about = paragraphs.map((one) => one.replace(/^- /u, '')).filter((one) => one.startsWith(opening))
  const [longest = ''] = [...paragraphs].sort((a, b) => b.length - a.length)
  return (about.at(-1)?.slice(opening.length) ?? longest).replace(/^[.\s]+|\*\*/gu, '')
}
