import { loadPronunciations, type Pronunciations } from '#close-reading'
import type { FinalEvent } from '#domain/answer'
import { describePlan } from '#domain/describe-plan'
import { errorBody } from '#domain/errors'
import { type HelpContacts, helpMessage, helpNote } from '#domain/help-message'
import { interpretAnswer } from '#domain/interpret-answer'
import { judgeAnswer } from '#domain/judge-answer'
import { passageFromLibrary } from '#domain/library/passage-from-library'
import { bareQuestion, latestAnswer, type Question } from '#domain/messages'
import { additionsOf } from '#domain/plan-additions'
import { entitlementOf, type TierId, tiersById } from '#domain/plans'
import { alwaysFree, cancelTerms, commonTerms, priceTerm } from '#domain/purchase-terms'
import { writeBuiltIn, writerInput } from '#domain/write-built-in'
import { loadOverview } from '#server/admin/load-overview'
import { listTiers } from '#server/billing/queries'
import { helpContacts } from '#server/help-contacts'
import { offerTexts } from '#server/library/texts/offer-texts'
import { readAnnotatedTexts } from '#server/library/texts/readings'
import type { AppContext } from '#server/main/app-context'
import {
  type AnalysisAction,
  type AnalysisState,
  emptyState,
  nextState,
} from '../components/conversation/analysis-state.ts'
import { emptyDraft } from '../components/drafts/draft-store.ts'
import { writeFromLibrary } from '../components/worker/write-from-library.ts'
import { priya, priyasFork, priyasReading, withFork } from './priya.fixture.ts'

/** Everything that the states show. The engine, the library and the checks write each answer from these texts. */
export type Fixtures = Awaited<ReturnType<typeof makeFixtures>>

const at = '2026-11-20T15:04:00.000Z'
const signedUpAt = new Date('2026-11-18T09:00:00Z')
const now = new Date(at)
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
    'Maya read the list twice. Her name was not on it. She folded the paper into a small, hard square and put it in her pocket. “It’s fine,” she said. “I did not want the part anyway.” Then she walked home the long way, past the theater, and did not look up.',
}

export async function makeFixtures(context: AppContext, headers: Headers) {
  const contacts = helpContacts(context.settings)
  const answers = await answersOf(contacts)
  return {
    offered: offerTexts(now, { level: span.gradeLevel, type: span.contentType }),
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
    library: await fromLibrary('anne-of-green-gables-annes-apology', 'How does Anne feel?', final),
  }
}

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
  const answeredBy = { reader: 'openai-compatible', model: 'name of the model' } as const
  return [{ check, answeredBy, interpretation }, answer]
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

/** The Billing tab in the free trial, and with Pro. */
async function billingOf({ database }: AppContext) {
  const tiers = await listTiers(database.query)
  const addsChildren = { hasModel: true, addsChildren: true }
  const trial = entitlementOf({ subscription: null, isOwner: false, signedUpAt, now })
  const held = {
    status: 'active',
    currentPeriodEnd: new Date('2026-12-20T15:04:00Z'),
    subscriptionTierId: 'price_pro',
    tierName: 'Pro',
    cancelAtPeriodEnd: false,
  }
  const pro = entitlementOf({ subscription: held, isOwner: false, signedUpAt, now })
  const common = {
    payments: 'stripe' as const,
    hasModel: true,
    canManage: false,
    cancel: null,
    planToResume: null,
    answersLeft: null,
    alwaysFree: alwaysFree(),
    terms: commonTerms,
    viewerKey: 'component-page',
    purchase: null,
  }
  const cards = tiers.map((tier) => ({ ...tier, ...additionsOf(tiersById[tier.id as TierId], addsChildren) }))
  const words = { price: '10.00', signedUpAt, hasModel: true }
  return {
    trial: {
      ...common,
      plan: describePlan({ ...words, entitlement: trial, held: null }),
      cards: cards.map((card) => ({
        ...card,
        isCurrent: card.name === 'Basic',
        offer: { kind: 'buy' as const, term: priceTerm(card.name, card.price, null) },
      })),
    },
    pro: {
      ...common,
      plan: describePlan({ ...words, entitlement: pro, held }),
      canManage: true,
      cancel: cancelTerms({
        name: 'Pro',
        end: held.currentPeriodEnd,
        adds: additionsOf('pro', addsChildren).adds,
        hasChildren: true,
      }),
      cards: cards.map((card) => ({
        ...card,
        isCurrent: card.id === 'price_pro',
        offer:
          card.id === 'price_pro' ? { kind: 'current' as const } : { kind: 'none' as const, reason: null },
      })),
    },
    failed: { ...common, plan: describePlan({ ...words, entitlement: trial, held: null }), cards: null },
  }
}
