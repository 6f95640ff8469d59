import { answerFromScene } from '../answer/answer.ts'
import { answerAboutText } from '../answer/answer-about-text.ts'
import { closestToHow } from '../answer/answer-fact.ts'
import { closestReason } from '../answer/closest-reason.ts'
import { feelingsOfPeople } from '../answer/feelings-of-people.ts'
import { buildDoc } from '../doc/doc.ts'
import { overlaps } from '../doc/span.ts'
import { findFork, linesFor, readingsInWords, shortOfFork } from '../fork/find-fork.ts'
import { ENGINE_VERSION, type Interpretation } from '../phrasing/interpretation.ts'
import type { ExplanationSource } from '../phrasing/source.ts'
import { namesAsked } from '../question/names-asked.ts'
import { type Query, understandQuestion } from '../question/understand-question.ts'
import { withoutFrame } from '../scene/letter.ts'
import { isOutside } from '../scene/outside-text.ts'
import { readScene, type Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from '../understand/feeling-clue.ts'
import { findFeelings } from '../understand/find-feelings.ts'
import { type Moment, momentsOf } from '../understand/moments.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import { chooseLines } from './choose-lines.ts'
import { describeTone } from './describe-tone.ts'
import { findClues } from './find-clues.ts'
import { linesToPointAt, quotedIn } from './lines-to-point-at.ts'
import { wordsExplained } from './words-explained.ts'
import { writeMeanings } from './write-meanings.ts'
import { writeCheckIn, writeMethod } from './write-method.ts'

/** Works out once what a passage says and shows, starting from the question. */
export function interpretSource(source: ExplanationSource): Interpretation {
  return interpretScene(source).said
}

/** The interpretation with what it was worked out from, for answers that go on from it. */
export type Interpreted = {
  source: ExplanationSource
  scene: Scene
  query: Query
  moments: readonly Moment[]
  said: Interpretation
}

/** As `interpretSource`, with the scene and its moments. */
export function interpretScene(source: ExplanationSource): Interpreted {
  const scene = readScene(source.reading.doc, namesAsked(buildDoc(source.question, 'fiction')))
  const query = understandQuestion(source.question, scene, source.folded)
  const feelings = findFeelings(scene)
  const moments = momentsOf(scene, query, feelings)
  const from = { source, scene, query, feelings, moments }
  const lines = linesFor(from)
  const inText = moments.filter((one) => !isOutside(source.text, one) && withoutFrame(scene.doc, one))
  const retelling = chooseLines(inText, source.grade)
  const found = {
    engine: ENGINE_VERSION,
    kind: source.kind,
    retelling,
    words: wordsExplained(source, []),
    clues: [],
    feelings: [],
    tone: describeTone(from, lines),
    method: '',
    checkIn: '',
  }
  const outright = answerAboutText({ source, scene, query, said: found }) ?? answerFromScene(from)
  const fork = outright === null ? findFork(from, lines, closestReason(from) ?? closestToHow(from)) : null
  const text = outright ?? (retelling.length > 0 ? shortOfFork(fork) : wording.tooFew)
  const sure = feelings.filter((one) => isSurelyOf(scene, query, one))
  const quotedLines = quotedIn(source.text, outright ?? '')
  const clues = findClues({
    reading: source.reading,
    scene,
    query,
    feelings: sure,
    lines: fork ? lines : [],
    answer: quotedLines,
    grade: source.grade,
  })
  const isOutright = quotedLines.length > 0
  const unquoted = inText.filter((one) => !quotedLines.some((line) => overlaps(line, one)))
  const pointed = linesToPointAt(isOutright ? quotedLines.slice(0, 1) : (fork?.lines ?? []), unquoted)
  const said = {
    ...found,
    words: wordsExplained(source, clues),
    clues,
    feelings: feelingsOfPeople(scene, sure, clues),
    method: writeMethod({ source, scene, query, lines: pointed, isOutright }),
    checkIn: writeCheckIn({ source, scene, query, lines: pointed }),
    short: { text, commits: outright !== null },
    fork,
    meanings: fork ? readingsInWords(fork) : writeMeanings(query, clues, isOutright),
  }
  return { source, scene, query, moments, said }
}

/** Behind a "he" who is not asked about may be somebody else. */
function isSurelyOf({ doc }: Scene, query: Query, { person, says, from }: FeelingClue): boolean {
  const asked = query.people[0]
  if (asked === undefined || person === asked || from !== 'named') return true
  return !/^(?:he|she|they)\b/iu.test(doc.text.slice(says.start, says.end))
}
