import { answerFromScene } from '../answer/answer.ts'
import { answerAboutText } from '../answer/answer-about-text.ts'
import { momentsAbout } from '../answer/answer-feeling.ts'
import { buildDoc } from '../doc.ts'
import type { ExplanationSource } from '../explanation/source.ts'
import { namesAsked } from '../question/names-asked.ts'
import { type Query, understandQuestion } from '../question/understand-question.ts'
import { readScene, type Scene } from '../scene/read-scene.ts'
import { findFeelings } from '../understand/find-feelings.ts'
import { type Moment, momentsOf } from '../understand/moments.ts'
import wording from '../wording/interpret.json' with { type: 'json' }
import { chooseLines } from './choose-lines.ts'
import { feelingsOfPeople } from './feelings-of-people.ts'
import { findClues } from './find-clues.ts'
import { ENGINE_VERSION, type Interpretation } from './interpretation.ts'
import { heardTones, readTone } from './read-tone.ts'
import { wordsExplained } from './words-explained.ts'
import { wordsOfTone } from './words-of-tone.ts'
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
  const tones = heardTones(source, scene.cast)
  const clues = findClues(source, scene, query, feelings, wordsOfTone(source, tones))
  const retelling = chooseLines(moments, source.grade)
  const people = feelingsOfPeople(scene, feelings, clues)
  const tone = readTone(source, tones, people)
  const isOfFeeling = (query.intent === 'feeling' || query.intent === 'attitude') && query.sure
  const about = isOfFeeling
    ? momentsAbout({ scene, query, feelings, moments }, query.people[0] ?? -1)
    : moments
  const isStated = feelings.some((one) => one.from !== 'shown' && one.person === query.people[0])
  const from = { source, scene, query, moments: about, clues }
  const said = {
    engine: ENGINE_VERSION,
    kind: source.kind,
    retelling,
    words: wordsExplained(source, clues),
    clues,
    feelings: people,
    tone,
    meanings: writeMeanings(scene, query, about, clues, retelling, isStated),
    method: writeMethod(from),
    checkIn: writeCheckIn(from),
  }
  const text = answerAboutText({ source, scene, query, said })
  const short = text ? { text, commits: true } : answerFromScene({ scene, query, feelings, moments })
  const interpretation = {
    ...said,
    short: short ?? { text: said.retelling[0]?.sentence ?? wording.tooFew, commits: false },
  }
  return { source, scene, query, moments, said: interpretation }
}
