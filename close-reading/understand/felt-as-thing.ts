import type { Scene } from '../scene/read-scene.ts'
import { isFeelingNoun } from '../vocabulary/feeling-list.ts'
import { type Subject, subjectBefore, subjectEndingAt } from './subject-before.ts'

/** Who feels what, and the words that say so; `last` excluded. */
export type FeltThing = { subject: Subject; word: string; at: number; first: number; last: number }

const FEELS = /^(?:feel|feels|felt|feeling)$/u
const MEASURE =
  /^(?:a|an|the|some|such|no|of|wave|rush|pang|surge|stab|flash|flood|twinge|sense|feeling|jolt|flicker|burst|moment|touch|bit|little|lot|mix|mixture|kind|sort|sudden|sharp|deep|great|strange|cold|warm|new|old|quiet|only|nothing|but|real|pure|terrible|huge)$/u
const COMES =
  /^(?:came|went|washed|swept|ran|rushed|rose|rolled|spread|flooded|filled|seized|gripped|overcame|passed|shot|hit|overwhelmed)$/u
const OVER = /^(?:over|through|in|into|across|up|inside|all)$/u
/** Acts that a feeling makes one want to do. */
const LIKE = /^(?:crying|screaming|weeping|singing|dancing|cheering)$/u
const MOST_BETWEEN = 7

/**
 * A feeling said as something that one has: "felt a pang of guilt", "a wave of dread went through Tomasz", "what she felt
 * was relief", "felt like crying". Null where no such words begin at a token.
 */
export function feltAsThing(scene: Scene, at: number): FeltThing | null {
  const word = scene.doc.folded[at] as string
  if (FEELS.test(word)) return feltThing(scene, at)
  return isFeelingNoun(word) ? cameOver(scene, at) : null
}

function feltThing(scene: Scene, verb: number): FeltThing | null {
  const { doc } = scene
  const subject = subjectBefore(scene, verb)
  if (!subject || subject.people.length === 0) return null
  if (doc.folded[verb + 1] === 'like' && LIKE.test(doc.folded[verb + 2] ?? ''))
    return {
      subject,
      word: `like ${doc.folded[verb + 2]}`,
      at: verb + 2,
      first: subject.first,
      last: verb + 3,
    }
  let at = verb + 1
  while (at - verb < MOST_BETWEEN && MEASURE.test(doc.folded[at] ?? '')) at++
  if (isFeelingNoun(doc.folded[at] ?? '') && doc.sentenceOf[at] === doc.sentenceOf[verb])
    return doc.folded.slice(verb, at).includes('no')
      ? null
      : { subject, word: doc.folded[at] as string, at, first: subject.first, last: at + 1 }
  return doc.folded[subject.first - 1] === 'what'
    ? whatWasFelt(scene, verb, { ...subject, isReported: false })
    : null
}

/** "What she felt, and she hid it, was relief." */
function whatWasFelt({ doc }: Scene, verb: number, subject: Subject): FeltThing | null {
  for (let i = verb + 1; i < doc.count && doc.sentenceOf[i] === doc.sentenceOf[verb] && i - verb < 20; i++) {
    const isNamed = /^(?:was|is)$/u.test(doc.folded[i] as string) && isFeelingNoun(doc.folded[i + 1] ?? '')
    if (isNamed)
      return {
        subject,
        word: doc.folded[i + 1] as string,
        at: i + 1,
        first: subject.first - 1,
        last: i + 2,
      }
  }
  return null
}

/** "A wave of dread went through Tomasz"; "panic seized her". */
function cameOver(scene: Scene, at: number): FeltThing | null {
  const { doc, cast } = scene
  if (!COMES.test(doc.folded[at + 1] ?? '')) return null
  let from = at + 2
  while (OVER.test(doc.folded[from] ?? '')) from++
  for (let end = from; end < from + 4 && end < doc.count; end++) {
    if (cast.mentionFirst[end] !== from) continue
    const subject = subjectEndingAt(scene, end) ?? spokenAt(scene, end)
    const first = doc.folded[at - 1] === 'of' ? Math.max(0, at - 3) : at
    return subject && { subject, word: doc.folded[at] as string, at, first, last: end + 1 }
  }
  return null
}

/** After "through" nobody begins a statement, and yet is the one who feels. */
function spokenAt({ cast }: Scene, end: number): Subject | null {
  return cast.sure[end] === 0 ? null : { people: [cast.who[end] as number], first: end, isReported: false }
}
