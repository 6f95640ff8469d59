import { answerFromScene } from '../answer/answer.ts'
import { answerAboutText } from '../answer/answer-about-text.ts'
import { buildDoc } from '../doc.ts'
import type { ExplanationSource } from '../explanation/source.ts'
import { findFork, linesFor, readingsInWords, shortOfFork } from '../fork/find-fork.ts'
import { namesAsked } from '../question/names-asked.ts'
import { type Query, understandQuestion } from '../question/understand-question.ts'
import { readScene, type Scene } from '../scene/read-scene.ts'
import { findFeelings } from '../understand/find-feelings.ts'
import { type Moment, momentsOf } from '../understand/moments.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import { chooseLines } from './choose-lines.ts'
import { describeTone } from './describe-tone.ts'
import { feelingsOfPeople } from './feelings-of-people.ts'
import { findClues } from './find-clues.ts'
import { ENGINE_VERSION, type Interpretation } from './interpretation.ts'
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
  const clues = findClues(source.reading, scene, query, feelings, lines, source.grade)
  const retelling = chooseLines(moments, source.grade)
  const people = feelingsOfPeople(scene, feelings, clues)
  const tone = describeTone(from, lines)
  const said = {
    engine: ENGINE_VERSION,
    kind: source.kind,
    retelling,
    words: wordsExplained(source, clues),
    clues,
    feelings: people,
    tone,
    method: writeMethod({ source, scene, query, moments, clues }),
    checkIn: writeCheckIn({ source, scene, query, moments }),
  }
  const outright = answerAboutText({ source, scene, query, said }) ?? answerFromScene(from)
  const fork = outright === null ? findFork(from, lines) : null
  const text = outright ?? (retelling.length > 0 ? shortOfFork(fork) : wording.tooFew)
  const interpretation = {
    ...said,
    short: { text, commits: outright !== null },
    fork,
    meanings: fork ? readingsInWords(fork) : writeMeanings(query, moments, clues, retelling),
  }
  return { source, scene, query, moments, said: interpretation }
}
