import answerPhrases from './answer-phrases.json' with { type: 'json' }
import { ofMessages } from './message-phrases.ts'
import { createIndex } from './needed-words.ts'
import { type Pattern, readPhrases } from './pattern.ts'
import phrases from './phrases.json' with { type: 'json' }

/** Phrases that count in the writer's own clauses of an answer alone: there they say what is told, and not of whom. */
const own = readPhrases(answerPhrases, { ...phrases.slots, ...answerPhrases.slots })

export const { holds, firstOf } = own
const kinds = ['self-harm', 'eating', 'unsafe']

/** What can stand in a sentence of those clauses, the gravest first. */
export const answerPatternsFor = createIndex(
  [...ofMessages, ...own.patterns].sort((one, other) => rankOf(one) - rankOf(other)),
)

function rankOf({ kind, tier }: Pattern): number {
  return kinds.indexOf(kind) + (tier === 'clear' ? 0 : kinds.length)
}
