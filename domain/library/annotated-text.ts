import { z } from 'zod'
import { gradeLevelSchema } from '../choice-schemas.ts'
import { annotatedTextKinds } from './annotated-text-kinds.ts'
import { parseWording } from './wording.ts'

const line = z.string().trim().min(1).max(400)
const prose = z.string().trim().min(1).max(1_200)
/** Exact words of the text; " / " is a line break, " @2" their second occurrence. */
const locator = z.string().trim().min(1).max(600)

/** One explanation in two versions: plain for elementary and middle school, full for high school and college. */
const versions = z.strictObject({ plain: prose, full: prose })

/** The words of the text that a note is about: marks by their id, or words of the text. */
const words = { clues: z.array(line).optional(), at: z.array(locator).optional() }
const note = z.strictObject({ ...words, plain: prose, full: prose })
const cell = z.union([
  z.strictObject({ unsaid: prose }),
  z.strictObject({ ...words, plain: prose, full: prose.optional() }),
])

export const markKinds = ['word', 'act', 'turn', 'rep', 'comp', 'punct'] as const

const mark = z.strictObject({
  id: line,
  at: z.array(locator).min(1),
  kind: z.enum(markKinds),
  name: line,
  says: line,
  means: versions,
  rule: line,
})

const tone = note.extend({
  word: line,
  others: z.array(note.extend({ word: line })).min(1),
  not: z.array(z.strictObject({ ...words, word: line, why: prose })).optional(),
  turn: note.optional(),
  no_turn: prose.optional(),
})

const side = note.extend({ name: line, strength: z.enum(['strong', 'possible']) })

const point = z.strictObject({
  clue: line,
  level: z.number().min(0).max(100).optional(),
  shows: z.number().min(0).max(100).optional(),
  word: line.optional(),
  unsaid: z.boolean().optional(),
})

const choice = z.strictObject({
  ...words,
  ask: prose,
  choices: z.array(line).min(2),
  answer: line,
  reply: prose,
})

/** An annotated text, as its file in content/library/ holds it. `docs/library.md` says what each field is for. */
export const annotatedTextSchema = z.strictObject({
  format: z.literal(1),
  /** The day on which the notes were last changed, such as 2026-11-22. */
  changed: z.iso.date('must be a day like 2026-11-22; npm run library -- date FILE writes today'),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be words in small letters, joined by hyphens'),
  title: line,
  author: line,
  kind: z.enum(annotatedTextKinds),
  level: gradeLevelSchema,
  themes: z.array(line).min(1),
  also_called: z.array(line),
  source: z.strictObject({
    edition: prose,
    year: z.int().min(-3000).max(2100),
    from: prose,
    changes: prose,
    free: prose,
    other_editions: z.union([prose, z.array(prose)]).optional(),
  }),
  care: z.union([prose, z.array(prose)]).optional(),
  before: versions.optional(),
  text: z.string().trim().min(1).max(20_000),
  short: versions,
  retelling: z.array(versions.extend({ from: locator, to: locator })).min(1),
  marks: z.array(mark).min(5).max(12),
  tone,
  people: z.array(z.strictObject({ name: line, does: cell, feels: cell, wants: cell, knows: cell })).min(1),
  figures: z.array(note.extend({ name: line, says: line, shared: line })).optional(),
  no_figures: prose.optional(),
  otherwise: z.array(note.extend({ says: line })).optional(),
  no_otherwise: prose.optional(),
  misread: z.array(note.extend({ reads: line })).min(2),
  readings: z.array(z.strictObject({ on: line, sides: z.array(side).min(2) })),
  unsaid: z.array(prose),
  theme: note,
  purpose: note.optional(),
  words: z.array(z.strictObject({ word: locator, means: line })),
  feeling: z
    .array(z.strictObject({ whose: line, top: line, bottom: line, points: z.array(point) }))
    .optional(),
  no_feeling: prose.optional(),
  questions: z
    .array(
      note.extend({
        ask: z.array(line.transform(parseWording)).min(1),
        holds: z.literal('probably').optional(),
        step: prose,
      }),
    )
    .min(8)
    .max(36),
  method: versions,
  check_in: z.strictObject({ plain: choice, full: choice }),
  guess: z
    .array(note.extend({ ask: prose, choices: z.array(line).min(2).optional(), answer: line.optional() }))
    .length(3),
})

export type AnnotatedText = z.infer<typeof annotatedTextSchema>
export type TextMark = AnnotatedText['marks'][number]
/** The words of the text that a note is about. */
export type ShownWords = { clues?: string[] | undefined; at?: string[] | undefined }
export type Version = 'plain' | 'full'
