import { loadPronunciations, type Pronunciations } from '#close-reading'
import type { FinalEvent } from '#domain/answer'
import { errorBody } from '#domain/errors'
import { type HelpContacts, helpMessage, helpNote } from '#domain/help-message'
import { interpretAnswer } from '#domain/interpret-answer'
import { judgeAnswer } from '#domain/judge-answer'
import { passageFromLibrary } from '#domain/library/passage-from-library'
import { bareQuestion, latestAnswer, type Question } from '#domain/messages'
import { writeBuiltIn, writerInput } from '#domain/write-built-in'
import { loadOverview } from '#server/admin/load-overview'
import { helpContacts } from '#server/help-contacts'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import { offerTexts } from '#server/library/texts/text-cards'
import type { AppContext } from '#server/main/app-context'
import {
  type AnalysisAction,
  type AnalysisState,
  emptyState,
  nextState,
} from '../components/conversation/analysis-state.ts'
import { emptyDraft } from '../components/drafts/draft-store.ts'
import { writeFromLibrary } from '../components/worker/write-from-library.ts'
import { billingOf } from './billing.fixture.ts'
import { priya, priyasAnswer, priyasFork, priyasReading, withFork } from './priya.fixture.ts'

/** Everything that the states show. The engine, the library and the checks write each answer from these texts. */
export type Fixtures = Awaited<ReturnType<typeof makeFixtures>>

const at = '2026-11-20T15:04:00.000Z'
const followUp = 'Why does she walk home the long way?'
const checkIn = 'She says it is fine, but she does not look up.'
const answered = {
  words: checkIn,
  isChoice: false,
  reply: 'Your answer is kept with this explanation.',
  timestamp: at,
}
const span = { gradeLevel: 'middle', contentType: 'fiction' } as const

/** A text that is not in the library, so the engine answers. */
const typed: Question = {
  title: '',
  author: '',
  question: 'Where does Maya put the paper?',
  passage:
    'Maya read the list twice. Her name was not on it. She folded it into a square as hard as a stone. She put the paper in her pocket. “It’s fine,” she said. “I did not want the part anyway.” Then she walked home the long way, past the theater, and did not look up.',
}

export async function makeFixtures(context: AppContext, headers: Headers) {
  const contacts = helpContacts(context.settings)
  const answers = await answersOf(contacts)
  return {
    offered: offerTexts(new Date(at), { level: span.gradeLevel, type: span.contentType }),
    contacts,
    drafts: draftsOf(typed),
    answers,
    history: { id: 'c1', title: '', preview: typed.question, createdAt: at, turns: 1, ...span },
    billing: await billingOf(context),
    overview: await loadOverview(context, headers),
    doubtfulText: latestAnswer(answers.doubtful.messages)?.content ?? '',
    failedJob: {
      kind: 'mail',
      failedAt: '2026-11-20 15:04 UTC',
      attempts: 5,
      lastError: 'connect ECONNREFUSED 127.0.0.1:25',
    },
  }
}

function draftsOf({ question, passage }: Question) {
  return {
    empty: emptyDraft(),
    filled: { ...emptyDraft(), question, passage },
    tooLong: { ...emptyDraft(), question: 'Why? '.repeat(450), passage },
    answering: { ...emptyDraft(), checkIn },
    asking: { ...emptyDraft(), followUp },
  }
}

/** The states of the question screen, each reached by the actions that lead a person there. */
async function answersOf(contacts: HelpContacts) {
  const sounds = await loadPronunciations()
  const { text, final, write } = writeAnswer(sounds)
  const asked: AnalysisAction = { type: 'asked', kind: 'first', asked: typed, at }
  const started: AnalysisAction = { type: 'started', event: { generationId: 'g1', conversationId: 'c1' } }
  const wrote: AnalysisAction = { type: 'wrote', text: text.slice(0, text.indexOf('\n', text.length * 0.5)) }
  const ended = (change: Partial<FinalEvent> = {}, words = text): AnalysisAction => ({
    type: 'ended',
    final: { ...final, ...change },
    text: words,
  })
  const writing = [asked, started, wrote]
  const finished = follow([asked, started, ended()])
  const forked = writeAnswer(sounds, priya)
  const priyas = [{ ...asked, asked: priya }, started]
  const forkOf = (shown = priyasFork) =>
    follow([...priyas, ended({ interpretation: withFork(forked.final.interpretation, shown) }, forked.text)])
  const guess = follow([...priyas, ended(guessBeside(sounds), priyasAnswer)])
  const bare = { ...typed, passage: '' }
  const none = { interpretation: undefined }
  return {
    waiting: follow([asked]),
    writing: follow(writing),
    correcting: follow([asked, started, { type: 'wrote', text }, { type: 'correcting' }]),
    lost: follow([...writing, { type: 'lost' }]),
    signedOut: follow([...writing, { type: 'signed-out' }]),
    finished,
    unsaved: follow([asked, started, ended({ saved: false })]),
    stopped: follow([...writing, { type: 'stopped-here', at }]),
    brokenOff: follow([...writing, { type: 'refused', body: errorBody('connection_lost'), at }]),
    failed: follow([asked, { type: 'refused', body: errorBody('answer_failed', {}, '7f3a9c'), at }]),
    refused: follow([asked, started, ended({ answeredBy: { reader: 'built-in', because: 'refused' } })]),
    doubtful: follow([asked, started, ended(...doubtful(text, final, sounds))]),
    noted: follow([asked, { type: 'noted', note: helpNote(contacts) }, ended()]),
    help: follow([
      asked,
      ended(
        { ...none, answeredBy: { reader: 'help' }, conversationId: undefined },
        helpMessage('unsafe', contacts),
      ),
    ]),
    noPassage: follow([{ ...asked, asked: bare }, ended(none, write(bare))]),
    followUp: follow([turn(followUp), ended(none, write(typed, followUp))], finished),
    followUpFailed: follow(
      [turn(followUp), { type: 'refused', body: errorBody('follow_up_failed'), at }],
      finished,
    ),
    checkedIn: follow([{ type: 'added', of: at, added: { checkIn: answered } }], finished),
    fork: forkOf(),
    forkAlone: forkOf({ ...priyasFork, readings: [] }),
    forkRead: follow([{ type: 'added', of: at, added: { myReading: priyasReading } }], forkOf()),
    guessOffered: guess,
    guessed: follow([{ type: 'added', of: at, added: { myReading: priyasReading } }], guess),
    library: await fromLibrary('anne-of-green-gables-annes-apology', 'How does Anne feel?', final),
  }
}

/** A model's answer to a question that its text does not settle, with the fork that can be had as a guess. */
function guessBeside(sounds: Pronunciations): Partial<FinalEvent> {
  const about = { ...span, question: priya, answer: priyasAnswer, isEngines: false }
  return { answeredBy: byModel, interpretation: withFork(interpretAnswer(about, sounds) ?? undefined) }
}

const byModel = { reader: 'openai-compatible', model: 'name of the model' } as const

/** The built-in provider's answer, its final event, and the provider itself for further questions. */
function writeAnswer(sounds: Pronunciations, asked = typed) {
  const about = { ...span, question: asked }
  const text = writeBuiltIn(writerInput(about), sounds)
  const interpretation = interpretAnswer({ ...about, answer: text, isEngines: true }, sounds) ?? undefined
  const final: FinalEvent = {
    state: 'done',
    saved: true,
    conversationId: 'c1',
    timestamp: at,
    answeredBy: { reader: 'built-in' },
    interpretation,
  }
  function write(question: Question, next?: string) {
    const followUp = next === undefined ? undefined : { question: next, latestAnswer: text }
    return writeBuiltIn(writerInput({ ...span, question, followUp }), sounds)
  }
  return { text, final, write }
}

function turn(content: string): AnalysisAction {
  return { type: 'asked', kind: 'follow-up', asked: bareQuestion(content), at }
}

function follow(actions: AnalysisAction[], from = emptyState()): AnalysisState {
  return actions.reduce(nextState, from)
}

/** The same answer with the words of one clue changed, and what our checks find in it. */
function doubtful(text: string, final: FinalEvent, sounds: Pronunciations): [Partial<FinalEvent>, string] {
  const [clue] = final.interpretation?.clues ?? []
  if (!clue) throw new Error('The built-in reader found no clue to change.')
  const answer = text.replaceAll(clue.quote, 'tore the list in two and laughed')
  const about = { ...span, question: typed, answer }
  const { check } = judgeAnswer({ ...about, form: 'whole' }, sounds)
  const interpretation = interpretAnswer({ ...about, isEngines: false }, sounds) ?? undefined
  return [{ check, answeredBy: byModel, interpretation }, answer]
}

async function fromLibrary(slug: string, question: string, final: FinalEvent): Promise<AnalysisState> {
  const reading = readAnnotatedTexts().find((one) => one.slug === slug)
  if (!reading) throw new Error(`The library has no ${slug}.`)
  const asked = { ...passageFromLibrary(reading), question }
  const answer = await writeFromLibrary(reading, { ...span, question: asked })
  const { text, answeredBy, interpretation } = answer
  return follow([
    { type: 'asked', kind: 'first', asked, at },
    { type: 'ended', final: { ...final, answeredBy, interpretation: interpretation ?? undefined }, text },
  ])
}
