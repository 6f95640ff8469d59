import type { GradeLevel } from '../../explanation/grade-band.ts'
import type { Kind } from '../../finding.ts'
import type { Intent } from '../../question/intents.ts'
import { byGrade } from '../phrasing.ts'
import { must, type Piece } from '../piece.ts'
import { writePlan } from '../write-plan.ts'
import { type Steps, THEME, toneByKind, VOICE, WHY } from './method-steps.ts'

const TONE: Steps = {
  elementary: [
    'Look for words that show a feeling.',
    'Read them out loud in a slow voice.',
    'Then ask: how does this voice sound?',
    'Find two words that prove it.',
  ],
  middle: [
    'Ask three questions.',
    'Which words could the writer have swapped for plain ones?',
    'Which feeling do those words carry?',
    'Do the actions and the marks agree with that feeling?',
  ],
  high: [
    'Use a test with signs to count.',
    'Mark each word that judges, and write plus or minus beside it.',
    'Mark each turn, such as the word but.',
    'Then choose the one tone word that covers the most marks, and rule out its nearest neighbor.',
  ],
  college: [
    'Separate diction, syntax, and stance before you name a tone.',
    'List the evaluative words, then ask who would use them and to whom.',
    'Compare what is stated with what is taken for granted.',
    'The method fails where the voice is a mask, so test an ironic reading before you settle on a direct one.',
  ],
}
const FEELING: Steps = {
  elementary: [
    'Look for what a person does or says.',
    'Then ask: who does this word belong to?',
    'Put your finger on the word.',
    'Read back to find the name.',
  ],
  middle: [
    'Ask three questions.',
    'What does the person do or say?',
    'When do people usually do that?',
    'Does the inside match the outside?',
  ],
  high: [
    'Use a test with signs to count.',
    'List what is said, what is done, and what is not said.',
    'Give each item a feeling word and a strength.',
    'If the three lists disagree, say so, and do not force one label.',
  ],
  college: [
    'Ask who perceives, who speaks, and who is described.',
    'Assign each feeling word to one of the three.',
    'Note the feelings that a reader expects and the text withholds.',
    'The method fails where a narrator is not reliable, so check who gains from each word.',
  ],
}
const MEANING: Steps = {
  elementary: [
    'Read the words around it.',
    'Ask: can this be true just as it says?'.replace('just as', 'the way'),
    'If not, ask what is alike.',
    'Put your own plain words in its place and read it again.',
  ],
  middle: [
    'Ask three questions.',
    'What do the words mean one by one?',
    'Can that be true here?',
    'If not, which quality carries over to the thing that is meant?',
  ],
  high: [
    'Use three columns.',
    'Write the literal words, the quality they bring, and the thing that is meant.',
    'Then read the sentence again with the third column in its place.',
    'If it loses force, name what was lost.',
  ],
  college: [
    'State the literal sense first, with its grammar.',
    'Then list the senses that the context allows.',
    'Test each against the sentence before and after.',
    'The method fails when the wording stays ambiguous, and then both senses belong in the answer.',
  ],
}
const DEVICE: Steps = {
  elementary: [
    'Read the lines out loud.',
    'Listen for sounds or words that come back.',
    'Point to each one.',
    'Then ask: what does it make me see, hear, or feel?',
  ],
  middle: [
    'Ask three questions.',
    'Which words make the device?',
    'What would be lost in plain words?',
    'Which feeling or idea do they make stronger?',
  ],
  high: [
    'Use a test with signs to count.',
    'Mark every place where the device stands.',
    'Look at what stands there and nowhere else.',
    'Then say what the device does, and not only that it is there.',
  ],
  college: [
    'Describe the form before you name it.',
    'Ask what the pattern leads a reader to expect.',
    'Look for the place where it breaks.',
    'The method fails if the pattern is only chance, so count how often it comes.',
  ],
}
const CLAIM: Steps = {
  elementary: [
    'Find the sentence that says the most.',
    'Ask: what does the writer want me to know?',
    'Find two facts that help.',
    'Say it in your own words.',
  ],
  middle: [
    'Ask three questions.',
    'Which sentence do the others support?',
    'Which parts are facts, and which are opinions?',
    'Who is meant to read this?',
  ],
  high: [
    'Use a test with signs to count.',
    'Mark each claim, each fact, and each word that judges.',
    'Test for irony before you name the purpose: could the writer mean the opposite?',
    'Then state the claim in one sentence.',
  ],
  college: [
    'Write the claim as one sentence, and under it what it needs to be true.',
    'Mark which of these needs is argued and which is assumed.',
    'Ask what audience would grant the assumptions.',
    'The method fails on satire, where the stated claim is not the real one.',
  ],
}
const EVENTS: Steps = {
  elementary: [
    'Look for who is there.',
    'Ask: what does each one do?',
    'Put it in order.',
    'Say each part in one plain sentence.',
  ],
  middle: [
    'Ask three questions.',
    'Who is there, and where?',
    'What changes from the start to the end?',
    'Which line shows the change?',
  ],
  high: [
    'Use a test with signs to count.',
    'List the verbs in order, each with its subject.',
    'Mark what is told, what is shown, and what is left out.',
    'Then say in one sentence what has changed.',
  ],
  college: [
    'Separate the order of events from the order of telling.',
    'Note whose knowledge limits each sentence.',
    'Mark what is summarized and what is shown at length.',
    'The method fails where the text is not a narrative, and then structure does the work of plot.',
  ],
}

const BY_INTENT: Readonly<Record<Intent, Steps | null>> = {
  tone: TONE,
  sincerity: TONE,
  truth: TONE,
  attitude: FEELING,
  feeling: FEELING,
  want: FEELING,
  know: EVENTS,
  change: EVENTS,
  character: FEELING,
  meaning: MEANING,
  device: DEVICE,
  theme: THEME,
  purpose: CLAIM,
  who: VOICE,
  speaker: VOICE,
  happens: EVENTS,
  setting: EVENTS,
  why: WHY,
  outside: EVENTS,
  later: EVENTS,
  label: FEELING,
  essay: null,
  evidence: null,
  compare: null,
  elsewhere: EVENTS,
  nobody: EVENTS,
  empty: EVENTS,
  foreign: EVENTS,
  lost: null,
  open: null,
}
const BY_KIND: Readonly<Record<Kind, Steps>> = { fiction: FEELING, poetry: TONE, nonfiction: CLAIM }

const BY_KIND_AND_INTENT: Readonly<Partial<Record<Intent, Readonly<Record<Kind, Steps>>>>> = {
  theme: { fiction: THEME, poetry: THEME, nonfiction: CLAIM },
  tone: toneByKind(TONE),
}

/** Step 5: one rule of a few short actions that works on any text of this kind. */
export function writeMethod(grade: GradeLevel, kind: Kind, intent: Intent): Piece[] {
  const steps = BY_KIND_AND_INTENT[intent]?.[kind] ?? BY_INTENT[intent] ?? BY_KIND[kind]
  return [...byGrade(grade, steps).map(must), ...writePlan(grade, intent)]
}
