import type { Doc } from '../../doc/doc.ts'
import { isWord, opensUnit, spanOf } from '../../doc/tokens.ts'
import { isBinding } from '../../lexicons/function-words.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'
import wording from '../../wording/devices/anaphora.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Detector, Found } from '../detector.ts'

/** Neighboring lines, sentences or clauses that open with the same words. */
export type AnaphoraData = { times: number; meaning: string }
type AnaphoraFinding = Found<'anaphora', AnaphoraData>

type Opening = {
  token: number
  second: number
  word: string
  next: string
  /** The third and fourth word: "The first is freedom", "The second is freedom". */
  frame: string
  unit: number
  line: number
  strong: boolean
}
type Run = { openings: Opening[]; words: number }

/** How many openings may lie between two that count as one run. */
const GAP = 3
/** The same for a word that opens lines and sentences anyway; such a word has to come three times. */
const COMMON_GAP = 2
const articles = wordSet(little.articles, 'it')
const commonOpeners = wordSet(
  little.articles,
  little.subjects,
  little.owners,
  little.prepositions,
  'and but that as was mr this is or',
)

/** Wherever a line, sentence or clause opens, with its first two words; `strong` for a line or sentence. */
function openingsOf(doc: Doc): Opening[] {
  const found: Opening[] = []
  let pending = true
  let strong = true
  let line = 0
  for (let i = 0; i < doc.count; i++) {
    if (opensUnit(doc, i)) {
      pending = true
      strong ||=
        i === 0 ||
        doc.sentenceOf[i] !== doc.sentenceOf[i - 1] ||
        (doc.isVerse && doc.lineOf[i] !== doc.lineOf[i - 1])
    }
    if (!pending || !isWord(doc, i)) continue
    const second = i + 1 < doc.count && isWord(doc, i + 1) ? i + 1 : i
    const next = second > i ? (doc.folded[second] ?? '') : ''
    const frame = isWord(doc, i + 2) && isWord(doc, i + 3) ? `${doc.folded[i + 2]} ${doc.folded[i + 3]}` : ''
    found.push({
      token: i,
      second,
      word: doc.folded[i] ?? '',
      next,
      frame,
      unit: found.length,
      line,
      strong,
    })
    if (strong) line++
    pending = false
    strong = false
  }
  return found
}

/** Do two openings agree in enough words to be heard as one figure? 0 for no. */
function agreement(doc: Doc, a: Opening, b: Opening, gap: number): number {
  if (a.next === b.next) return a.next === '' ? 0 : 2
  const lines = b.line - a.line
  if (a.strong && b.strong && lines <= GAP && a.frame !== '' && a.frame === b.frame) return 1
  if (!commonOpeners.has(a.word)) return gap <= (a.strong && b.strong ? GAP : 2) ? 1 : 0
  if (!a.strong || !b.strong || articles.has(a.word)) return 0
  return lines <= (doc.isVerse ? GAP : COMMON_GAP) ? 1 : 0
}

function isFigure(doc: Doc, run: Run): boolean {
  const [first, second] = run.openings as [Opening, Opening]
  if (first.frame !== '' && first.frame === second.frame) return true
  if (run.words > 1)
    return (
      !(commonOpeners.has(first.word) && isBinding(first.next)) || run.openings.length > 2 || first.strong
    )
  return commonOpeners.has(first.word)
    ? run.openings.length > 2 || (doc.isVerse && second.line - first.line === 1)
    : true
}

function runsOf(doc: Doc): Run[] {
  const open = new Map<string, Run>()
  const found: Run[] = []
  for (const opening of openingsOf(doc)) {
    const run = open.get(opening.word)
    const last = run?.openings[run.openings.length - 1]
    const words = last ? agreement(doc, last, opening, opening.unit - last.unit) : 0
    if (run && last && words > 0 && opening.unit - last.unit <= GAP * 2) {
      run.openings.push(opening)
      run.words = run.openings.length === 2 ? words : Math.min(run.words, words)
      continue
    }
    const fresh = { openings: [opening], words: 2 }
    open.set(opening.word, fresh)
    found.push(fresh)
  }
  return found.filter((candidate) => candidate.openings.length > 1 && isFigure(doc, candidate))
}

function toFinding(doc: Doc, run: Run): AnaphoraFinding | undefined {
  const [first, ...rest] = run.openings.map((opening) =>
    spanOf(doc, opening.token, (run.words > 1 ? opening.second : opening.token) + 1),
  )
  if (!first) return undefined
  const words = doc.text.slice(first.start, first.end)
  const times = run.openings.length
  return {
    type: 'anaphora',
    cue: 'repetition',
    ...first,
    certainty:
      times > 2 && (run.words > 1 || !commonOpeners.has(run.openings[0]?.word ?? ''))
        ? 'clear'
        : times > 2 || run.words > 1
          ? 'likely'
          : 'possible',
    evidence: [first, ...rest],
    data: { times, meaning: fill(wording.meaning, { times, words }) },
  }
}

/** The same opening words in neighboring lines, sentences or clauses. */
export const anaphora: Detector<AnaphoraFinding> = {
  name: 'anaphora',
  *run(doc) {
    for (const run of runsOf(doc)) {
      const finding = toFinding(doc, run)
      if (finding) yield finding
    }
  },
}
