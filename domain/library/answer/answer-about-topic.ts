import type { Intent } from '#close-reading'
import { types } from '../../choices.ts'
import { type AskedSpan, overlap } from '../question/text-index.ts'
import { adaptQuotations, inQuotes, locatorsOf } from '../quote-copy.ts'
import { answerAboutFigures, inList } from './answer-about-figures.ts'
import { answerAboutFeeling, type Person } from './answer-about-people.ts'
import type { Match } from './match-note.ts'
import type { NoteAnswer, Source } from './notes.ts'

export type Asked = {
  question: string
  intent: Intent
  span: AskedSpan | null
  people: readonly Person[]
  /** The content words of the question, without the names of people. */
  others: readonly string[]
  matches: readonly Match[]
}

/** Words that ask about the text or a part of it as such, and about nothing that it says. */
const topicWords = new Set(
  'tone theme feel purpose figurative change shift begin end author device technique literary example poet overall main idea point'.split(
    ' ',
  ),
)

/**
 * The answer to a question that fits every text: its tone, its theme, where it turns, its figures, what somebody feels.
 * Null where the question is about more than that, such as a moment.
 */
export function answerAboutTopic(asked: Asked, source: Source): NoteAnswer | null {
  const { question, intent, others, people } = asked
  if (TRUE_STORY.test(question)) return answerAboutTruth(source)
  if (LEFT_OPEN.test(question))
    return { text: adaptQuotations(source.annotated.unsaid.join(' '), source.quote), clues: [] }
  if (/\bwhy\b/iu.test(question)) return null
  const figures = intent === 'truth' ? null : answerAboutFigures(question, asked.matches, source)
  if (figures) return others.length <= (figures.isNearest ? 0 : 2) ? figures : null
  if (others.some((word) => !topicWords.has(word))) return null
  if (intent === 'happens' && others.length === 0 && people.length === 0 && !asked.span)
    return { text: retell(source), clues: [] }
  if (/\btheme|\bmessage|\bmoral\b|\blesson\b/iu.test(question)) return answerAboutTheme(source)
  if (intent === 'tone') return answerAboutTone(asked, source)
  if (intent === 'change' && people.length === 0) return answerAboutShift(source)
  if (intent === 'theme' || intent === 'purpose') return answerAboutTheme(source)
  return intent === 'feeling' && (!asked.span || asked.span.by === 'edge')
    ? answerAboutFeeling(asked, source)
    : null
}

const TRUE_STORY =
  /\b(?:true|real) (?:story|event|stories|events)\b|\breally happen\w*|\bmade[- ]up\b|\bbased on\b|\b(?:non-?)?fiction\b/iu

const LEFT_OPEN =
  /\b(?:text|story|poem|passage|author|poet|writer|scene)\b.*(?:\bnot|n[’']?t) (?:say|tell|explain)\b|\bleaves? (?:out|open)\b|\bunsaid\b|\bunanswered\b/iu

/** Whether the text tells of real events, which depends on its kind. */
function answerAboutTruth({ annotated, version, quote }: Source): NoteAnswer {
  const { author, kind } = annotated
  const isTrue =
    kind === 'scene' ? 'This scene is made up, but such things happen every day.' : types[kind].isTrue(author)
  return { text: `${isTrue} ${adaptQuotations(annotated.short[version], quote)}`, clues: [] }
}

function retell({ annotated, version, quote }: Source): string {
  return annotated.retelling.map((part) => adaptQuotations(part[version], quote)).join(' ')
}

function answerAboutTheme(source: Source): NoteAnswer | null {
  const { annotated, version, quote } = source
  const { theme, purpose } = annotated
  if (theme[version] === '') return null
  const words = locatorsOf(theme, annotated)
    .map(quote)
    .filter((one) => one !== null)
    .filter((one) => one.split(/\s+/u).length <= 12)
    .slice(0, 2)
  const proof = words.length > 0 ? ` Words that show it: ${inList(words.map((one) => inQuotes(one)))}.` : ''
  const aim = purpose ? ` ${adaptQuotations(purpose[version], quote)}` : ''
  return { text: `${adaptQuotations(theme[version], quote)}${proof}${aim}`, clues: theme.clues ?? [] }
}

function answerAboutTone({ span, question }: Asked, source: Source): NoteAnswer | null {
  const { annotated, version, quote, index } = source
  const { tone } = annotated
  if (tone.word === '') return null
  const all = [tone, ...tone.others]
  const atSpan = span
    ? all.filter((one) =>
        locatorsOf(one, annotated).some((locator) => {
          const found = index.find(locator)
          return found !== null && overlap(found, span)
        }),
      )
    : []
  const first = atSpan[0] ?? tone
  const others = all.filter((one) => one !== first)
  const named = inList(others.map(({ word }) => `**${word}**`))
  const turn =
    tone.turn && /\b(?:chang|shift|turn)\w*/iu.test(question)
      ? ` It changes. ${adaptQuotations(tone.turn[version], quote)}`
      : ''
  const more = named ? `, and also ${named}` : ''
  const text = `The tone is **${first.word}**${atSpan[0] ? ' here' : ''}${more}.${turn} ${adaptQuotations(first[version], quote)}`
  return { text, clues: [...(first.clues ?? []), ...others.flatMap(({ clues = [] }) => clues)] }
}

function answerAboutShift(source: Source): NoteAnswer | null {
  const { version, quote, annotated } = source
  const { tone } = annotated
  const { turn, no_turn } = tone
  if (turn) return { text: `It changes. ${adaptQuotations(turn[version], quote)}`, clues: turn.clues ?? [] }
  return no_turn && tone.word !== '' ? { text: adaptQuotations(no_turn, quote), clues: [] } : null
}
