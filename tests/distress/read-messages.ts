import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDistress } from '#domain/distress/find-distress'

export type Half = 'seen' | 'unseen'
type Message = { text: string; tier?: 'clear' | 'possible' }

/** The messages of a half: in distress, ordinary, about literature. The patterns were written without the unseen half. */
export function readMessages(half: Half, sort: 'distress' | 'ordinary' | 'literature'): Message[] {
  const text = readFileSync(join(import.meta.dirname, `${half}-${sort}.jsonl`), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Message)
}

/** Shares of the messages in distress that are heard, and numbers of the others that are taken for distress. */
export function scoreHalf(half: Half) {
  const distress = readMessages(half, 'distress')
  const clear = distress.filter(({ tier }) => tier === 'clear')
  const help = (list: Message[]) => list.filter(({ text }) => findDistress(text)?.tier === 'clear').length
  const heard = (list: Message[]) => list.filter(({ text }) => findDistress(text)).length
  const ordinary = readMessages(half, 'ordinary')
  const literature = readMessages(half, 'literature')
  return {
    clearGetHelp: help(clear) / clear.length,
    heard: heard(distress) / distress.length,
    ordinary: { help: help(ordinary), note: heard(ordinary) - help(ordinary) },
    literature: { help: help(literature), note: heard(literature) - help(literature) },
  }
}
