import type { LessonParts } from './lesson-parts.ts'
import { mainFeelings } from './main-feelings.ts'
import { plainFeeling } from './name-feeling.ts'
import { byGrade, joinWords, quoted, withArticle } from './phrasing.ts'
import { sortOfText } from './sort-of-text.ts'

/** One question about a clue that was found; young readers choose between words of the passage. */
export function writeCheckIn(parts: LessonParts): string {
  const { source, clues, tones } = parts
  const [clue] = clues
  if (!clue) return 'Which word in the text would you like to look at first?'
  if (source.grade === 'elementary') return elementaryCheckIn(parts)
  const [first, second] = mainFeelings(parts)
  const target = quoted((clues.find((one) => one.cue === 'contrast') ?? clues.at(-1) ?? clue).quote)
  if (source.grade !== 'middle')
    return byGrade(source.grade, {
      elementary: '',
      high: `If ${target.includes(' ') ? 'the words' : 'the word'} ${target} ${target.includes(' ') ? 'were' : 'was'} left out, what would change in the tone, and which other line would still show it?`,
      college: `Which reading does ${target} support better, and what in the wording speaks against the other one?`,
    })
  if (source.asked.intent === 'tone' && tones[0])
    return `The word ${quoted(otherThan(tones[0].word, tones[0].quotes))} is a clue to ${withArticle(tones[0].word)} tone. Which other word near it has the same feeling, and why?`.replace(
      /^The word ("[^" ]* [^"]*") is/u,
      'The words $1 are',
    )
  if (first && second && first.who !== '')
    return `What happens between ${quoted(first.quotes[0].words)} and ${quoted(second.quotes[0].words)} that could change how ${first.who} feels?`
  if (first && first.who !== '')
    return `The words ${quoted(first.quotes[0].words)} are a clue to how ${first.who} feels. What in the text could be the cause of it?`.replace(
      /^The words ("\S+") are/u,
      'The word $1 is',
    )
  return `Look at ${target} in ${(clues.find((one) => quoted(one.quote) === target) ?? clue).place}. What would be lost if ${target.includes(' ') ? 'these words were' : 'this word were'} not there?`
}

/** "The word “calm” is a clue to a calm tone" would ask nothing. */
function otherThan(tone: string, quotes: readonly string[]): string {
  return quotes.find((quote) => quote.toLowerCase() !== tone) ?? quotes[0] ?? ''
}

function elementaryCheckIn({ source, clues, feelings }: LessonParts): string {
  const feeling = (source.person && feelings.find((one) => one.holder === source.person)) || feelings[0]
  const right = feeling?.quotes[0]
  const taken = new Set(
    feelings
      .filter((one) => one.family === feeling?.family)
      .flatMap((one) => one.quotes.map((quote) => quote.words)),
  )
  const others = clues
    .map((clue) => clue.quote)
    .filter((quote) => right && ![...taken].some((words) => quote.includes(words) || words.includes(quote)))
  if (feeling && right && others.length > 0) {
    const options = [others[0], right.words, others[1]]
      .filter((one): one is string => one !== undefined)
      .map(quoted)
    const plain = feeling.word === 'curious' ? 'curious' : plainFeeling(feeling.family)
    const what =
      feeling.thing !== ''
        ? `make the ${feeling.thing} seem ${plain}`
        : `show that ${feeling.who || 'someone'} may be ${plain}`
    return `Which words ${what}: ${joinWords(options, 'or')}?`
  }
  const options = clues.slice(0, 3).map((clue) => quoted(clue.quote))
  const about =
    source.kind === 'nonfiction'
      ? sortOfText(source.reading.page) === 'prose'
        ? 'what the writer thinks'
        : 'what the text is for'
      : source.kind === 'poetry'
        ? 'what the speaker sees or feels'
        : 'what happens'
  return `Which words tell you the most about ${about}: ${joinWords(options, 'or')}?`
}
