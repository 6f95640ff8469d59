import type { Kind } from '../../finding.ts'

type ByLevel = { elementary: string; middle: string; high?: string }

const CLUES: Readonly<Record<Kind, readonly ByLevel[]>> = {
  fiction: [
    {
      elementary: 'What someone does. Running, crying, and hiding can show a feeling.',
      middle:
        'Actions and bodies: what someone does with hands, face, or feet may show a feeling that no word names.',
    },
    {
      elementary: 'How someone speaks. Look at the word after the speech, such as whispered or shouted.',
      middle: 'Speech and the verb beside it: whispered, snapped, or sighed may tell how the words sound.',
    },
    {
      elementary: 'Words for feelings, such as glad or afraid.',
      middle: 'Word choice: look for words that judge, praise, or blame.',
    },
    {
      elementary: 'A turn, such as the word but.',
      middle: 'Turns: words such as but, yet, and then may mark a change.',
    },
    {
      elementary: 'What the person does not say.',
      middle: 'What is left out: a feeling that you expect and do not find may be a clue.',
    },
    {
      elementary: 'Words that come back.',
      middle: 'Order: what comes first and last may carry the most weight.',
    },
  ],
  poetry: [
    {
      elementary: 'Words that come back. They may matter a lot.',
      middle: 'Repeated words and lines: ask whether they mean the same each time.',
    },
    {
      elementary: 'Things that are said to be like other things. Ask what is the same.',
      middle: 'Comparisons: ask which quality the two things share.',
    },
    {
      elementary: 'The sound. Read it out loud. Hear if it is fast or slow.',
      middle: 'Sound: rhyme, beat, and words that start alike may make a line stand out.',
    },
    {
      elementary: 'The end of each line.',
      middle: 'Line ends: a sentence that runs past the end of a line may hurry the reader.',
    },
    {
      elementary: 'A turn, such as the word but.',
      middle: 'A turn: but, yet, or then may mark the place where the feeling changes.',
    },
    {
      elementary: 'Marks, such as a question mark.',
      middle: 'Marks: questions and dashes may show doubt or a break in the thought.',
    },
  ],
  nonfiction: [
    {
      elementary: 'The main thing the writer says.',
      middle: 'The claim: look for the sentence that the others support.',
    },
    {
      elementary: 'Facts. A fact can be checked.',
      middle: 'Facts and opinions: a fact can be checked, and an opinion may only be shared.',
    },
    { elementary: 'Words with a feeling in them.', middle: 'Loaded words: they may judge while they name.' },
    {
      elementary: 'Words that talk to the reader, such as you and we.',
      middle: 'Address: you and we may ask the reader to take a side.',
    },
    {
      elementary: 'Words such as may and must.',
      middle: 'Certainty: may and perhaps leave room, while must and never may leave none.',
    },
    {
      elementary: 'What the writer does not tell.',
      middle: 'What is missing: a reason or a side that is not given may matter.',
    },
  ],
}

/** What to look for in a text of a kind, in place of clues from words that were not seen. */
export function cluesWithout(kind: Kind): readonly ByLevel[] {
  return CLUES[kind]
}
