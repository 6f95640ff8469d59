import type { Intent } from '#close-reading'
import type { Stretch } from '../places.ts'
import type { Reading } from '../reading.ts'
import type { Match } from './match-note.ts'
import { type NoteAnswer, own, placesShown, type Source, shownWords } from './notes.ts'
import { peopleAsked } from './people-asked.ts'
import { inList, lower, tellFigures } from './tell-figures.ts'
import { type AskedPlace, overlap, partOf } from './text-places.ts'

type Person = Reading['people'][number]
export type Asked = {
  question: string
  intent: Intent
  place: AskedPlace | null
  people: readonly Person[]
  /** The question has no words but their names. */
  isOfPeople: boolean
  matches: readonly Match[]
  /** Where the other words of a question about a feeling stand: "when he opens the door". */
  moments: readonly Stretch[]
}

/** A question that every text is asked: its tone, its theme, a feeling, a device, who speaks, where it turns. */
export function tellTopic(asked: Asked, source: Source): NoteAnswer | null {
  const { question, intent, place } = asked
  if (/\bwho(?:m|s)?\b.*\b(?:(?:speak|talk|say)\w*|address\w*|spoken|listen\w*|audience)\b/iu.test(question))
    return tellVoices(asked, source)
  if (/\bwho(?:s)?\b.*\b(?:tell|narrat|speaker|teller)\w*/iu.test(question)) return tellVoices(asked, source)
  if (/\btheme|\bmessage|\bmoral\b|\blesson\b/iu.test(question)) return tellTheme(source)
  const figures =
    intent === 'truth' || place?.by === 'quotation' ? null : tellFigures(question, asked.matches, source)
  if (figures) return figures
  if (intent === 'tone') return tellTone(asked, source)
  if (intent === 'change') return tellTurn(source)
  const isWhy = /\bwhy\b/iu.test(question)
  if (!isWhy && (intent === 'theme' || intent === 'purpose' || AIM.test(question))) return tellTheme(source)
  if (!isWhy && (intent === 'feeling' || (intent === 'attitude' && /^how\b/iu.test(question))))
    return tellFeeling(asked, source)
  if (intent === 'happens' && asked.isOfPeople) return tellPeople(asked.people.slice(0, 1), source)
  if (intent === 'want' && !isWhy && asked.people.length > 0) return tellWish(asked.people, source)
  if (intent === 'compare' && asked.people.length > 1) return tellPeople(asked.people.slice(0, 2), source)
  if (intent === 'character' && asked.people.length > 0) return tellPeople(asked.people.slice(0, 1), source)
  if (
    intent === 'who' &&
    asked.people.length > 0 &&
    /^(?:so |and )?who(?:s| is| are| was| were)\b/iu.test(question)
  )
    return tellPeople(asked.people.slice(0, 1), source)
  return null
}

const AIM =
  /\bcritici[sz]\w*|\bsatiri[sz]\w*|\bcomment\w* on\b|\bsuggests? about\b|\bsay(?:s|ing)? about\b|\bwants? (?:us|readers|people|the reader) to\b|\btrying to (?:say|tell|teach|show)\b|\bmain (?:idea|point)\b|\bconvey\w*/iu

function tellWish(people: readonly Person[], source: Source): NoteAnswer {
  const [person] = people
  const clues = person && !('unsaid' in person.wants) ? (person.wants.clues ?? []) : []
  const theirs = placesShown({ clues }, source.reading)
  const words = shownWords(theirs, null, source)
  return {
    text: `${person?.name}: ${person ? cellText(person.wants, source) : ''}${words ? ` The words that show it: “${words}”.` : ''}`,
    clues,
  }
}

function cellText(cell: Person['feels'], { version, cut }: Source): string {
  if ('unsaid' in cell) return own(cell.unsaid, cut)
  return own(version === 'full' ? (cell.full ?? cell.plain) : cell.plain, cut)
}

/** Who feels what, with the words that show it, and what stands at the moment that is asked about. */
export function tellFeeling({ question, people, place, moments }: Asked, source: Source): NoteAnswer | null {
  const { reading } = source
  const subject = FEELER.exec(question)?.[1]
  const [person] =
    subject && !PRONOUN.test(subject)
      ? peopleAsked(subject, reading)
      : people.length > 0
        ? people
        : reading.people.filter(({ feels }) => !('unsaid' in feels))
  if (!person) return null
  const { feels } = person
  const shown = 'unsaid' in feels ? [] : placesShown(feels, reading)
  const words = shownWords(shown, place, source)
  const text = cellText(feels, source)
  const proof = words && !text.includes(words) ? ` The words that show it: “${words}”.` : ''
  const here = place ?? moments[0] ?? null
  const moment = here ? ` ${tellMoment(here, source)}` : ''
  return {
    text: `${person.name}: ${text}${proof}${moment}`,
    clues: 'unsaid' in feels ? [] : (feels.clues ?? []),
  }
}

/** Of whom it is asked how they feel. */
const FEELER = /\b(?:do|does|did) ((?:the |a |his |her |mrs?\.? |miss )?[\p{L}’'-]+)(?: \w+)?? feel/iu
const PRONOUN = /^(?:he|she|they|it|you|we|i|who|people)$/iu

/** The tone at a place, where a note on the tone stands there, and the place in other words. */
function tellMoment(place: Stretch, source: Source): string {
  const { reading, version, cut, places } = source
  const part = reading.retelling[partOf(place, places)]
  return part ? `At this moment: ${own(part[version], cut)}` : ''
}

function tellTheme(source: Source): NoteAnswer {
  const { reading, version, cut } = source
  const { theme, purpose } = reading
  const words = placesShown(theme, reading)
    .map(cut)
    .filter((one) => one !== null)
    .filter((one) => one.split(/\s+/u).length <= 12)
    .slice(0, 2)
  const proof = words.length > 0 ? ` Words that show it: ${inList(words.map((one) => `“${one}”`))}.` : ''
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

/** What each person does and feels. */
export function tellPeople(people: readonly Person[], source: Source): NoteAnswer {
  const isOne = people.length === 1
  const first = people.map(({ name, does }) => `${name}: ${cellText(does, source)}`)
  const known = (name: string, cell: Person['feels']) =>
    'unsaid' in cell ? '' : `${name}: ${cellText(cell, source)}`
  const more = people.map(({ name, feels, wants }) =>
    isOne
      ? `${known('Feels', feels)} ${known('Wants', wants)}`.trim()
      : `What ${/^(?:The|A|An|Some|Other|People|Men|Women)\b/u.test(name) ? lower(name) : name} feels: ${cellText(feels, source)}`,
  )
  const clues = people.flatMap(({ does, feels }) =>
    [does, feels].flatMap((cell) => ('unsaid' in cell ? [] : (cell.clues ?? []))),
  )
  return { text: [...first, ...more].filter(Boolean).join(' '), clues }
}

const TO_WHOM = /\b(?:to|listener|listens|listening|audience|address\w*|spoken to)\b/iu

/** Who speaks, and to whom. */
function tellVoices({ question, place }: Asked, source: Source): NoteAnswer | null {
  const { reading, version, cut, places } = source
  if (place) {
    const part = reading.retelling[partOf(place, places)]
    return part ? { text: own(part[version], cut), clues: [] } : null
  }
  const listener = reading.people.find(({ name }) =>
    /\b(?:listener|visitor|you|reader|son|audience|loved one|person)\b/iu.test(name),
  )
  if (TO_WHOM.test(question)) return listener ? tellPeople([listener], source) : null
  const teller =
    reading.people.find(({ name }) => /\b(?:speaker|narrator)\b/iu.test(name)) ??
    byAuthor(reading) ??
    namedFirst(reading)
  const outside = saysI(reading)
    ? null
    : 'A narrator who is not a person in the text tells it: outside what people say, nobody says I.'
  if (reading.kind === 'fiction' && outside)
    return { text: `${outside} ${own(reading.short[version], cut)}`, clues: [] }
  if (!teller) return { text: own(reading.short[version], cut), clues: [] }
  return tellPeople([teller], source)
}

function byAuthor({ people, author }: Reading): Person | undefined {
  return people.find(({ name }) => author.split(' ').some((word) => word.length > 2 && name.includes(word)))
}

/** Of a text in the first person, the one with whom its summary begins. */
function namedFirst({ people, short }: Reading): Person | undefined {
  const [first = ''] = short.plain.split(/(?<=[.!?])\s/u)
  return people.find(({ name }) =>
    first.toLowerCase().includes(
      name
        .replace(/[(,].*$/u, '')
        .trim()
        .toLowerCase(),
    ),
  )
}

/** Whether somebody says I outside of quotation marks. */
function saysI({ text }: Reading): boolean {
  return /\b(?:I|my|me|we|our|us)\b/u.test(text.replace(/“[^”]*(?:”|\n\n|$)/gu, ''))
}
