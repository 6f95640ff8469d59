import { sentencesOf } from '../quote-copy.ts'
import type { Reading } from '../reading.ts'
import { type NoteAnswer, own, type Source } from './notes.ts'
import { cellText, midSentence, type Person, tellPeople } from './tell-people.ts'
import { type AskedPlace, partOf } from './text-places.ts'

const TO_WHOM = /\b(?:to|listener|listens|listening|audience|address\w*|spoken to)\b/iu

/** Who speaks, and to whom. */
export function tellVoices(question: string, place: AskedPlace | null, source: Source): NoteAnswer | null {
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
    reading.people.find(({ name }) => /\b(?:speaker|narrator)\b/iu.test(name)) ?? byAuthor(reading)
  const outside = saysI(reading)
    ? null
    : 'A narrator who is not a person in the text tells it: outside what people say, nobody says I.'
  if (reading.kind === 'fiction' && outside)
    return { text: `${outside} ${own(reading.short[version], cut)}`, clues: [] }
  const [first = ''] = sentencesOf(own(reading.short[version], cut))
  const someone = reading.kind === 'fiction' ? 'A person in the text, who says *I*, tells it. ' : ''
  if (!teller) return { text: `${someone}${first}`, clues: [] }
  const who = /speaker|narrator/iu.test(teller.name)
    ? first
    : `The one who speaks is ${midSentence(teller.name)}.`
  const clues = 'unsaid' in teller.does ? [] : (teller.does.clues ?? [])
  return { text: `${who} ${cellText(teller.does, source)}`, clues }
}

function byAuthor({ people, author }: Reading): Person | undefined {
  return people.find(({ name }) => author.split(' ').some((word) => word.length > 2 && name.includes(word)))
}

/** Whether somebody says I outside of quotation marks, double or single. */
function saysI({ text }: Reading): boolean {
  const told = text.replace(/“[^”]*(?:”|\n\n|$)/gu, '').replace(/(?<!\p{L})‘[^‘]*?’(?!\p{L})/gu, '')
  return /\b(?:I|my|me|we|our|us)\b/u.test(told)
}
