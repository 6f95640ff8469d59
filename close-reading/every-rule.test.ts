import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wordsOfTypes } from './findings/default-detectors.ts'
import type { GradeLevel, Kind } from './index.ts'
import {
  type CloseReading,
  checkClaims,
  checkExplanation,
  checkQuotations,
  cleanPasted,
  explainWord,
  interpret,
  loadPronunciations,
  readClosely,
  readWordContexts,
  writeExplanation,
  writeFollowUp,
} from './index.ts'

/**
 * A rule with a text where it decides and one where it must not.
 *
 * `rules`: a type of finding, "weight of" a type, or a file with the name of a threshold in it.
 * `shows`: a type of finding ("simile"), one of its data ("simile.shared"), its evidence, or what `views` names.
 * `asked`: the question, or the answer that is checked. In all texts "{30 words}" stands for so many words of no meaning.
 * `words` are shown for `here`; for `notHere` are shown `instead`, or nothing. `otherwise` is the question for `notHere`,
 * where the question decides.
 */
type Row = {
  rules: string[]
  shows: string
  kind?: Kind
  level?: GradeLevel
  asked?: string
  otherwise?: string
  here: string
  words: string[]
  notHere: string
  instead?: string[]
}

/** The rows of some folders, and their thresholds that no text can show, each with its reason. */
type Table = { folders: string[]; rows: Row[]; unseen: Record<string, string> }

type Case = { text: string; kind: Kind; level: GradeLevel; asked: string }

const sounds = await loadPronunciations()
const root = import.meta.dirname

const tables = readdirSync(join(root, 'rules')).map(
  (name) => JSON.parse(readFileSync(join(root, 'rules', name), 'utf8')) as Table,
)
const rows = tables.flatMap((table) => table.rows)
const named = new Set(rows.flatMap(({ rules }) => rules))

/** What the engine shows of a text: a list is compared as a whole, of a writing only that the words stand in it. */
const views: Record<string, (one: Case) => string[] | string> = {
  explanation: (one) => writeExplanation(requestOf(one)).markdown,
  'follow-up': (one) => writeFollowUp({ ...requestOf(one), history: [firstQuestion] }).markdown,
  'in short': (one) => interpret(requestOf(one))?.short.text ?? '',
  clues: (one) => interpret(requestOf(one))?.clues.map(({ quote }) => quote) ?? [],
  lines: (one) => interpret(requestOf(one))?.fork?.lines.map(({ quote }) => quote) ?? [],
  'kind of fork': (one) => [interpret(requestOf(one))?.fork?.kind ?? []].flat(),
  readings: (one) => interpret(requestOf(one))?.fork?.readings.map(({ claim }) => claim) ?? [],
  feelings: (one) => interpret(requestOf(one))?.feelings.map(({ sentence }) => sentence) ?? [],
  claims: ({ asked, text, kind }) =>
    checkClaims(asked, text, kind, sounds).map(({ says, counted }) => `${says}: ${counted}`),
  quotations: ({ asked, text }) =>
    checkQuotations(asked, text).quotations.map(({ misplaced, problem }) =>
      misplaced ? 'misplaced' : (problem ?? 'found'),
    ),
  'clean text': ({ text }) => cleanPasted(text, {}).text.split('\n'),
  word: ({ asked }) => explainWord(asked, sounds).meanings,
  places: (one) => interpret(requestOf(one))?.clues.map(({ quote, place }) => `${quote}: ${place}`) ?? [],
  names: ({ text, kind }) => {
    const { doc } = readClosely(text, kind)
    const contexts = readWordContexts(doc)
    return doc.folded.filter((_, at) => contexts.read(at).isName)
  },
  nearby: ({ asked, text, kind }) => {
    const contexts = readWordContexts(readClosely(text, kind).doc)
    return [...contexts.read(contexts.tokenAt(text.indexOf(asked))).nearby]
  },
  sentences: ({ text, kind }) => partsOf(readClosely(text, kind), 'sentences'),
  paragraphs: ({ text, kind }) => partsOf(readClosely(text, kind), 'paragraphs'),
  speakers: ({ text, kind }) => partsOf(readClosely(text, kind), 'labels'),
  'what fails': (one) => {
    const { results } = checkExplanation({ ...requestOf(one), question: '', markdown: one.asked })
    return Object.values(results).flatMap(({ problems }) => problems)
  },
}

const firstQuestion = { role: 'user', content: 'What does it mean?' } as const

function requestOf({ text, kind, level, asked }: Case) {
  return { passage: text, contentType: kind, gradeLevel: level, question: asked, sounds }
}

function partsOf({ text, doc }: CloseReading, parts: 'sentences' | 'paragraphs' | 'labels'): string[] {
  return doc[parts].map(({ start, end }) => text.slice(start, end))
}

/** The words of each finding of a type, or one of the data of each. */
function findingsShown({ text, kind }: Case, shows: string): string[] {
  const [type, field] = shows.split('.')
  return readClosely(text, kind, { pronunciations: sounds })
    .findings.filter((finding) => finding.type === type)
    .map((finding) => {
      if (!field) return text.slice(finding.start, finding.end)
      if (field === 'evidence')
        return finding.evidence.map(({ start, end }) => text.slice(start, end)).join(', ')
      return String({ ...finding, ...finding.data }[field as 'certainty'])
    })
}

function shown({ shows, kind = 'fiction', level = 'middle', asked = '' }: Row, text: string) {
  const one = { text: withWords(text), kind, level, asked: withWords(asked) }
  return views[shows]?.(one) ?? findingsShown(one, shows)
}

/** Words that no list holds, each of them once. */
function withWords(text: string): string {
  let made = 0
  const letters = 'bcdfghklmnprstvwz'
  const letter = (index: number) => letters[index % letters.length]
  return text.replace(/\{(\d+) words\}/g, (_, count: string) =>
    Array.from({ length: Number(count) }, () => {
      made++
      return `${letter(made)}o${letter(made * 5)}a${letter(Math.floor(made / letters.length))}u`
    }).join(' '),
  )
}

/** "devices/simile/simile.ts WIDEST" for each number of its own name in a folder of the engine. */
function thresholdsOf(folder: string): string[] {
  if (!statSync(join(root, folder)).isDirectory()) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(path))
    .sort()
    .flatMap((path) => {
      const source = readFileSync(join(root, folder, path), 'utf8')
      const names = source.matchAll(/^(?:export )?const ([A-Z][A-Z\d_]+)(?:: number)? = -?[\d.]/gm)
      return [...names].map(([, name]) => `${folder}/${path.replaceAll('\\', '/')} ${name}`)
    })
}

describe('every rule has its sentence', () => {
  it('every type of finding has a row', () => {
    expect(
      [...wordsOfTypes.keys(), 'rhyme', 'rhyme-scheme', 'meter', 'line-meter'].filter(
        (type) => !named.has(type),
      ),
    ).toEqual([])
  })

  it.each(tables.filter(({ folders }) => folders.length > 0))(
    'every threshold of $folders has a row or a reason',
    ({ folders }) => {
      const found = folders.flatMap(thresholdsOf)
      const unseen = tables.flatMap((table) => Object.keys(table.unseen))
      expect(found.filter((name) => !named.has(name) && !unseen.includes(name))).toEqual([])
    },
  )

  it('no row and no reason names a threshold that is gone', () => {
    const all = new Set(readdirSync(root, { withFileTypes: true }).flatMap(({ name }) => thresholdsOf(name)))
    const listed = [...named, ...tables.flatMap((table) => Object.keys(table.unseen))]
    expect(listed.filter((name) => name.includes('/') && !all.has(name))).toEqual([])
  })

  it.each(rows.map((row) => ({ ...row, name: row.rules.join(', ') })))('$name: $here', (row) => {
    const here = shown(row, row.here)
    const notHere = shown(row.otherwise ? { ...row, asked: row.otherwise } : row, row.notHere)
    const instead = row.instead ?? []
    if (Array.isArray(here))
      expect({ here, notHere }).toEqual({ here: row.words.map(withWords), notHere: instead.map(withWords) })
    else {
      expect(row.words.filter((words) => !here.includes(words))).toEqual([])
      expect(row.words.filter((words) => notHere.includes(words))).toEqual([])
      expect(instead.filter((words) => !notHere.includes(words))).toEqual([])
    }
  })
})
