import { firstOf, holds } from './answer-phrases.ts'

/** What an answer is about: a text with the names of its people, and what was asked. */
export type AboutText = { names: readonly string[]; asked?: string }

/** Whose life a clause tells of: the writer's, that of the text's people, or nobody's that it names. */
export type Whose = 'own' | 'text' | 'nobody'

export type Clause = { words: string; whose: Whose }

const joints = wordSet(
  'and but because so or when while since though although then until till if whether except unless plus where wen also',
)
const subjects = wordSet('i im ive id ill he she they hes shes theyre we my')
/** After these a subject goes on with the clause: "the thing i". */
const dangling = wordSet(
  'think guess know feel like say says said that wish hope if when because and but so than what how why as thing did does do was is everyone me in on at to of with from by for into near under over',
)
/** "i think", "my teacher says", "i chose the word": what follows such words is what is judged. */
const frame = {
  lead: wordSet(
    'and but because so yes yeah no nah idk ok okay well maybe also then honestly if when personally basically to me',
  ),
  subject: wordSet('i id im ive ill it'),
  /** After "my": whose opinions are told in class. */
  mine: wordSet('friend partner teacher group class mom dad guess answer reason opinion'),
  modifiers: wordSet(
    'dont do also would can could cant still kind of always first really had did didnt not never have is was pretty',
  ),
  verbs: wordSet(
    'think thinks thought guess feel felt believe bet know knew mean say says said hope wonder imagine notice noticed see saw read remember understand get like love liked loved hate hated wish sure glad sorry agree disagree chose picked pick choose put wrote circled underlined want because that when',
  ),
  tail: wordSet('that like if how why what when where its because for to know see about yes no'),
  others: wordSet(
    'he she they hes shes theyre the a an it its this that his her their him them we us no everyone people someone most',
  ),
  /** After a word that is not known: it is somebody. */
  does: wordSet('is was are feels wants would will gets does did says said'),
}
/** One person of a text says "i" so. Many who say it say it to the writer: "kids say i should not exist". */
const reportVerbs = wordSet(
  'says said say thinks thought goes feels writes wrote sings screams yells whispers asks means tells told',
)

/** The clauses of one sentence in normalized words, each with whose it is; names in lower case. Linear. */
export function clausesOf(sentence: string, names: ReadonlySet<string>): Clause[] {
  return cut(sentence).map((words) => ({ words, whose: whoseOf(words, names) }))
}

export function nameWords(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => name.toLowerCase().split(/[^a-z]+/)).filter((one) => one.length > 1))
}

/** Cuts before a joint, and before a new subject after two words or more. */
function cut(sentence: string): string[] {
  const parts: string[][] = [[]]
  for (const word of sentence.split(' ')) {
    const part = parts.at(-1) as string[]
    const isNew = subjects.has(word) && part.length > 2 && !dangling.has(part.at(-1) as string)
    if (part.length > 0 && (joints.has(word) || isNew)) parts.push([word])
    else part.push(word)
  }
  return parts.map((part) => part.join(' '))
}

function whoseOf(words: string, names: ReadonlySet<string>): Whose {
  const rest = withoutFrame(words)
  const mine = firstOf('the writer', rest)
  const list = rest.split(' ')
  if (!mine) return holds('others', rest) || list.some((word) => isName(word, names)) ? 'text' : 'nobody'
  const at = list.findIndex((word) => reportVerbs.has(word))
  const isReported =
    at > 0 &&
    list.slice(0, at).join(' ').length < mine.start &&
    list.slice(0, at).some((word) => holds('one who speaks', word) || isName(word, names))
  return isReported ? 'text' : 'own'
}

function isName(word: string, names: ReadonlySet<string>): boolean {
  return names.has(word) || (word.endsWith('s') && names.has(word.slice(0, -1)))
}

/** The clause after "i think", "i chose the word" and their like, when it tells of somebody else. */
function withoutFrame(clause: string): string {
  const words = clause.split(' ')
  let at = skip(words, 0, frame.lead)
  if (words[at] === 'my' && frame.mine.has(words[at + 1] ?? '')) at += 2
  else if (frame.subject.has(words[at] ?? '')) at += 1
  else return clause
  at = skip(words, at, frame.modifiers)
  if (!frame.verbs.has(words[at] ?? '') && !frame.does.has(words[at - 1] ?? '')) return clause
  if (frame.verbs.has(words[at] ?? '')) at += 1
  at = skip(words, at, frame.tail)
  const isOther = frame.others.has(words[at] ?? '') || frame.does.has(words[at + 1] ?? '')
  return isOther && !holds('the writer', words[at] ?? '') ? words.slice(at).join(' ') : clause
}

function skip(words: readonly string[], from: number, set: ReadonlySet<string>): number {
  let at = from
  while (set.has(words[at] ?? '')) at++
  return at
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
