import {
  type GradeLevel,
  type Kind,
  loadPronunciations,
  type Pronunciations,
  writeExplanation,
} from '#close-reading'
import { ownWords, says } from './own-words.ts'
import { type Figures, readLines, share } from './read-set.ts'

type Question = { q: string; must: string[][]; must_not: string[]; gold: string }
type Item = { id: string; kind: Kind; level: GradeLevel; text: string; questions: Question[] }
type Judged = { answered: boolean; declines: boolean; wrong: boolean }
type Row = Judged & { id: string; aboutAnother: boolean }

/** A line that says that nothing can be said, however it is worded; no fault where the gold answer says so itself. */
const DECLINES =
  /does(n.t| not) (answer|state|explain|say|give|name|settle|use|tell)|no word (here|in|says)|do(n.t| not) settle|words alone|look (up|there|for)|can(no|.)t (be )?(tell|told|say|sure)|may point two ways|does not name a phrase|names? no one|hard to (say|tell)|not enough here/iu
const MOST_WORDS = 45
const LEAST_OWN_WORDS = 6

/**
 * How many questions the "In short" line answers, on files whose ids begin with S (scenes), T (twins), P (poems),
 * F (fiction) or N (non-fiction).
 */
export async function scoreShortAnswers(files: readonly string[]): Promise<Record<string, Figures>> {
  const sounds = await loadPronunciations()
  const rows = files.flatMap((file) => rowsOf(readLines<Item>(file), sounds))
  const sets = Object.entries(SETS).map(([set, letters]) => {
    const list = rows.filter(({ id }) => letters.includes(id[0] ?? ''))
    return [set, list] as const
  })
  const figures = sets.filter(([, list]) => list.length > 0).map(([set, list]) => [set, figuresOf(list)])
  const twins = Map.groupBy(
    rows.filter(({ id }) => id.startsWith('T')),
    ({ id }) => id.slice(0, -1),
  )
  const bothRight = share([...twins.values()], (pair) => pair.every(({ answered }) => answered))
  return {
    ...Object.fromEntries(figures),
    ...(twins.size > 0 && { 'pairs of twins': { pairs: twins.size, both_right: bothRight } }),
  }
}

const SETS = { scenes: 'S', twins: 'T', poems: 'P', fiction: 'F', 'non-fiction': 'N', literature: 'PFN' }

function figuresOf(rows: readonly Row[]): Figures {
  return {
    questions: rows.length,
    answered: share(rows, ({ answered }) => answered),
    about_another_text: share(rows, ({ aboutAnother }) => aboutAnother),
    declines: share(rows, ({ declines }) => declines),
    wrong: share(rows, ({ wrong }) => wrong),
  }
}

/** Each question about its text, and the same question about another text of the kind: what is "answered" there was no understanding. */
function rowsOf(items: readonly Item[], sounds: Pronunciations): Row[] {
  return items.flatMap((item, i) => {
    const others = items.filter((one) => one.kind === item.kind && one.id.slice(0, 4) !== item.id.slice(0, 4))
    const other = others[(i * 7 + 3) % others.length]
    return item.questions.map((question) => ({
      id: item.id,
      ...judge(item, question, item.text, sounds),
      aboutAnother: other !== undefined && judge(item, question, other.text, sounds).answered,
    }))
  })
}

function judge(item: Item, question: Question, passage: string, sounds: Pronunciations): Judged {
  const { markdown } = writeExplanation({
    gradeLevel: item.level,
    contentType: item.kind,
    question: question.q,
    passage,
    sounds,
  })
  const short = shortOf(markdown)
  const cut = short.split(/\s+/u).slice(0, MOST_WORDS).join(' ')
  const own = ownWords(ownWords(cut, passage), item.text)
  const wrong = says(short, question.must_not)
  const declines = DECLINES.test(short) && !DECLINES.test(question.gold)
  const wanted = yesOrNo(question.gold)
  const answers =
    (wanted === null || wanted === yesOrNo(short)) &&
    (own.match(/[A-Za-z’']{2,}/gu) ?? []).length >= LEAST_OWN_WORDS &&
    question.must.every((group) => says(own, group))
  return { answered: answers && !declines && !wrong, declines, wrong }
}

/** The "In short" line of an explanation. */
export function shortOf(markdown: string): string {
  const [head = ''] = markdown.replaceAll('**', '').split(/#+ *1\./u)
  return head.replace(/^.*?In short:?/su, '').trim()
}

function yesOrNo(line: string): 'yes' | 'no' | null {
  const begins = /^\W*(?:(?:probably|mostly|most likely|almost certainly)[ ,]+)?(yes|no|not)\b/iu.exec(line)
  if (!begins) return null
  return begins[1]?.toLowerCase() === 'yes' ? 'yes' : 'no'
}
