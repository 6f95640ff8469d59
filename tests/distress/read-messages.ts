import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDistress } from '#domain/distress/find-distress'

export type MessageSet = 'seen' | 'unseen' | 'fresh' | 'seen-answers' | 'learnt-answers'
/** An answer about a text has the names of its people, and what was asked. */
export type DistressMessage = { text: string; tier?: 'clear' | 'possible'; names?: string[]; asked?: string }

/**
 * The messages of a set: in distress, ordinary, about literature. Phrases were written with the seen ones, the weights
 * for messages were learnt from the seen and the unseen ones. The fresh ones stood apart from both; since the phrases are
 * rows, those have been compared with them, too.
 */
export function readMessages(
  set: MessageSet,
  sort: 'distress' | 'ordinary' | 'literature',
): DistressMessage[] {
  const text = readFileSync(join(import.meta.dirname, `${set}-${sort}.jsonl`), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DistressMessage)
}

/** Shares of the messages in distress that are heard, and numbers of the others that are taken for distress. */
export function scoreMessages(set: MessageSet) {
  const distress = readMessages(set, 'distress')
  const clear = distress.filter(({ tier }) => tier === 'clear')
  const help = (list: DistressMessage[]) =>
    list.filter(({ text }) => findDistress(text)?.tier === 'clear').length
  const heard = (list: DistressMessage[]) => list.filter(({ text }) => findDistress(text)).length
  const ordinary = readMessages(set, 'ordinary')
  const literature = readMessages(set, 'literature')
  return {
    clearGetHelp: help(clear) / clear.length,
    heard: heard(distress) / distress.length,
    ordinary: { help: help(ordinary), note: heard(ordinary) - help(ordinary) },
    literature: { help: help(literature), note: heard(literature) - help(literature) },
  }
}
