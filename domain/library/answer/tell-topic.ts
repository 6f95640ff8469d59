import type { Intent } from '#close-reading'
import { inMarks } from '../quote-copy.ts'
import type { Match } from './match-note.ts'
import { type NoteAnswer, own, placesShown, type Source } from './notes.ts'
import { inList, tellFigures } from './tell-figures.ts'
import { type Person, tellFeeling } from './tell-people.ts'
import { type AskedPlace, overlap } from './text-places.ts'

export type Asked = {
  question: string
  intent: Intent
  place: AskedPlace | null
  people: readonly Person[]
  /** The words that say what is asked, without the names of people. */
  others: readonly string[]
  matches: readonly Match[]
}

/** Words that ask about the whole text or about a part of it, and about nothing in it. */
const ofWhole = new Set(
  'tone theme feel purpose figurative change shift begin end author device technique literary example poet overall main idea point'.split(
    ' ',
  ),
)

/**
 * A question that every text is asked: its tone, its theme, where it turns, its figures, what somebody feels. Null where
 * it asks about more than that, such as a moment.
 */
export function tellTopic(asked: Asked, source: Source): NoteAnswer | null {
  const { question, intent, others, people } = asked
  if (TRUE_STORY.test(question)) return tellTruth(source)
  if (LEFT_OPEN.test(question)) return { text: own(source.reading.unsaid.join(' '), source.cut), clues: [] }
  if (/\bwhy\b/iu.test(question)) return null
  const figures = intent === 'truth' ? null : tellFigures(question, asked.matches, source)
  if (figures) return others.length <= (figures.isNearest ? 0 : 2) ? figures : null
  if (others.some((word) => !ofWhole.has(word))) return null
  if (/\btheme|\bmessage|\bmoral\b|\blesson\b/iu.test(question)) return tellTheme(source)
  if (intent === 'tone') return tellTone(asked, source)
  if (intent === 'change' && people.length === 0) return tellTurn(source)
  if (intent === 'theme' || intent === 'purpose') return tellTheme(source)
  return intent === 'feeling' && !asked.place ? tellFeeling(question, people, source) : null
}

const TRUE_STORY =
  /\b(?:true|real) (?:story|event|stories|events)\b|\breally happen\w*|\bmade[- ]up\b|\bbased on\b|\b(?:non-?)?fiction\b/iu

const LEFT_OPEN =
  /\b(?:text|story|poem|passage|author|poet|writer|scene)\b.*(?:\bnot|n[’']?t) (?:say|tell|explain)\b|\bleaves? (?:out|open)\b|\bunsaid\b|\bunanswered\b/iu

/** Whether what is told is told as true, which the kind of text says. */
function tellTruth({ reading, version, cut }: Source): NoteAnswer {
  const { author, kind } = reading
  const kinds = {
    nonfiction: `Yes, this is non-fiction: ${author} tells it as true.`,
    fiction: 'No, this is fiction: the story is made up.',
    poetry: 'This is a poem, and what a poem tells need not have happened.',
    scene: 'No, this scene is made up, but such things happen every day.',
  } as const
  return { text: `${kinds[kind]} ${own(reading.short[version], cut)}`, clues: [] }
}

function tellTheme(source: Source): NoteAnswer {
  const { reading, version, cut } = source
  const { theme, purpose } = reading
  const words = placesShown(theme, reading)
    .map(cut)
    .filter((one) => one !== null)
    .filter((one) => one.split(/\s+/u).length <= 12)
    .slice(0, 2)
  const proof = words.length > 0 ? ` Words that show it: ${inList(words.map((one) => inMarks(one)))}.` : ''
  const aim = purpose ? ` ${own(purpose[version], cut)}` : ''
  return { text: `${own(theme[version], cut)}${proof}${aim}`, clues: theme.clues ?? [] }
}

function tellTone({ place, question }: Asked, source: Source): NoteAnswer {
  const { reading, version, cut, places } = source
  const { tone } = reading
  const all = [tone, ...tone.others]
  const here = place
    ? all.filter((one) =>
        placesShown(one, reading).some((at) => {
          const found = places.find(at)
          return found !== null && overlap(found, place)
        }),
      )
    : []
  const first = here[0] ?? tone
  const others = all.filter((one) => one !== first)
  const named = inList(others.map(({ word }) => `**${word}**`))
  const turn =
    tone.turn && /\b(?:chang|shift|turn)\w*/iu.test(question)
      ? ` It changes. ${own(tone.turn[version], cut)}`
      : ''
  const text = `The tone is **${first.word}**${here[0] ? ' here' : ''}, and also ${named}.${turn} ${own(first[version], cut)}`
  return { text, clues: [...(first.clues ?? []), ...others.flatMap(({ clues = [] }) => clues)] }
}

function tellTurn(source: Source): NoteAnswer | null {
  const { version, cut, reading } = source
  const { turn, no_turn } = reading.tone
  if (turn) return { text: `It changes. ${own(turn[version], cut)}`, clues: turn.clues ?? [] }
  return no_turn ? { text: own(no_turn, cut), clues: [] } : null
}
