/** The short actions of a method, by level. */
export type Steps = Readonly<Record<'elementary' | 'middle' | 'high' | 'college', readonly string[]>>

export const THEME: Steps = {
  elementary: [
    'Look at the start and at the end.',
    'Ask: what is not the same now?',
    'Find the words that come back.',
    'Then say in your own words what the text shows about people.',
  ],
  middle: [
    'Ask three questions.',
    'What changes from the first line to the last?',
    'Which words or ideas come back?',
    'What does that change show about people, in one sentence?',
  ],
  high: [
    'Use a test with signs to count.',
    'Write down the two ideas that come back most.',
    'Mark where the text sets them against each other.',
    'Then state the theme as a sentence with a verb, and not as one word.',
  ],
  college: [
    'State the theme as a claim that someone could dispute.',
    'List the passages that support it and the ones that resist it.',
    'Ask what the form adds that a summary would lose.',
    'The method fails when the excerpt is short, so say how far the claim reaches.',
  ],
}

export const VOICE: Steps = {
  elementary: [
    'Look for the words I, me, and my.',
    'If you find them outside of speech, the one who tells is in the text.',
    'If not, the one who tells stands outside.',
    'For speech, look for a name next to a word like said.',
  ],
  middle: [
    'Ask three questions.',
    'Does the voice say I outside of speech?',
    'Does it know what people think, or only what they do?',
    'Which verb, such as said or asked, gives each speech to a person?',
  ],
  high: [
    'Use a test with signs to count.',
    'Count the pronouns outside of speech: I and we, or he, she, and they.',
    'List what the voice could not know if it were a person in the scene.',
    'Then say who speaks, who sees, and who is seen.',
  ],
  college: [
    'Separate who speaks from who perceives.',
    'Mark each judgment, and ask whose vocabulary it is.',
    'Look for a place where the two voices cannot be told apart.',
    'The method fails with free indirect style, and then the doubt belongs in the answer.',
  ],
}

export const WHY: Steps = {
  elementary: [
    'Find the part that you ask about.',
    'Look for the words because, so, or for.',
    'Read what comes right before it.',
    'Then say: this came first, so that came next.',
  ],
  middle: [
    'Ask three questions.',
    'What happens right before it?',
    'Does a word such as because, so, or since give a reason?',
    'Which feeling could make a person do this?',
  ],
  high: [
    'Use a test with signs to count.',
    'Separate reasons that the text states from reasons that you infer.',
    'For each one you infer, write the words that it rests on.',
    'Keep the reason that rests on the most words.',
  ],
  college: [
    'Distinguish cause, motive, and justification before you answer.',
    'Note who offers each reason, and to whom.',
    'Test each reason against one detail that it does not explain.',
    'The method fails where the text withholds a motive, and then the silence is the finding.',
  ],
}

const POEM_TONE = {
  elementary: [
    'Read the lines out loud in a slow voice.',
    'Listen: is the sound heavy or light, fast or slow?',
    'Find two words that have a feeling in them.',
    'Then ask: do the sound and the words go together?',
  ],
  middle: [
    'Ask three questions.',
    'Which two words carry the most feeling?',
    'Do the beat and the rhyme sound heavy or light?',
    'Do the sound and the words agree?',
  ],
}
const FACTS_TONE = {
  elementary: [
    'Look for words that say good or bad.',
    'Put a plain word in the place of one of them.',
    'Read both out loud.',
    'Then ask: what did the first word add?',
  ],
  middle: [
    'Ask three questions.',
    'Which words judge, and which only name?',
    'What plain word could stand in the place of each one that judges?',
    'What is left of the feeling when the plain word stands there?',
  ],
}

/** The method for a tone, as it goes with a poem and with a text of facts. */
export function toneByKind(tone: Steps): { fiction: Steps; poetry: Steps; nonfiction: Steps } {
  return { fiction: tone, poetry: { ...tone, ...POEM_TONE }, nonfiction: { ...tone, ...FACTS_TONE } }
}
