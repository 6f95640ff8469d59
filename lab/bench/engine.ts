import { readFile } from 'node:fs/promises'
import {
  type Kind,
  loadPronunciations,
  type Pronunciations,
  readClosely,
  writeExplanation,
} from '../../close-reading/index.ts'
import { bestProcessorTime, bestTime, growthExponent, median, percentile, takeWords } from './measure.ts'
import { measureFirstCall } from './measure-first-call.ts'
import { printFigure } from './readme.ts'

/** Milliseconds for 300 and for 100,000 words. */
type Times = { short: number; long: number }
type Peer = { name: string; read: (text: string) => unknown }

const PIECES = 200
const samples: readonly [Kind, string][] = [
  ['fiction', 'fiction.txt'],
  ['nonfiction', 'nonfiction.txt'],
  ['poetry', 'verse.txt'],
]

/**
 * Times the whole analysis of 300 words (median and 99th percentile), of 100,000 words, and how time grows, for each
 * kind of text beside wink-nlp and compromise in the same run; then hostile texts and the first call. Long runs are in
 * processor time, so that other programs count less; 300 words are too short for that.
 */
export async function benchEngine(): Promise<void> {
  const sounds = await loadPronunciations()
  const fiction = await sampleText('fiction.txt')
  console.log('Analysis of text: milliseconds')
  console.log('| tool | 300 words p50 | p99 | 100,000 words | growth exponent |')
  console.log('|---|---|---|---|---|')
  const times = new Map<Kind, Times>()
  for (const [kind, file] of samples) times.set(kind, printRow(ours(kind, sounds), await sampleText(file)))
  for (const peer of await loadPeers()) printRow(peer, fiction)
  const short = (kind: Kind) => times.get(kind)?.short.toFixed(1)
  printFigure(
    '300 words read closely, prose / verse with rhyme and meter',
    `${short('fiction')} / ${short('poetry')} ms`,
  )
  printFigure('100,000 words of prose', `${((times.get('fiction')?.long ?? 0) / 1000).toFixed(2)} s`)
  printHostile(ours('fiction', sounds))
  printHostile(ours('poetry', sounds))
  printLessons()
  const { load, first } = measureFirstCall()
  console.log(
    `\nA new process: ${load.toFixed(0)} ms to load the files, ${first.toFixed(0)} ms for the first reading`,
  )
}

function ours(kind: Kind, sounds: Pronunciations): Peer {
  return {
    name: `close-reading, ${kind}`,
    read: (part) => readClosely(part, kind, { pronunciations: sounds }),
  }
}

function printHostile(peer: Peer): void {
  console.log(`\nHostile texts, ${peer.name}: 100,000 words or as many signs, ms and growth exponent`)
  for (const [name, hostile] of hostileTexts()) {
    const ms = bestProcessorTime(2, () => peer.read(takeWords(hostile, 100_000)))
    console.log(`| ${name} | ${ms.toFixed(0)} | ${growthExponentOf(hostile, peer)} |`)
  }
}

/** A whole lesson of 40,000 characters, the most that may be sent: goal 500 ms for the worst text. */
function printLessons(): void {
  console.log('\nA lesson of 40,000 hostile characters: ms')
  for (const [name, hostile] of [...hostileTexts(), ...feelingTexts()]) {
    const passage = hostile.repeat(Math.ceil(40_000 / hostile.length)).slice(0, 40_000)
    const times = (['fiction', 'nonfiction', 'poetry'] as const).map((contentType) =>
      bestProcessorTime(2, () =>
        writeExplanation({ gradeLevel: 'middle', contentType, question: 'How does Jo feel?', passage }),
      ),
    )
    console.log(`| ${name} | ${times.map((ms) => ms.toFixed(0)).join(' | ')} |`)
  }
}

/** Feeling words in the shapes that were slow: each word was once compared with every other. */
function feelingTexts(): [string, string][] {
  return [
    ['a feeling a line', 'sad\n'],
    ['feelings in one clause', 'sad '],
    ['feelings and commas', 'sad, '],
    ['feelings and joins', 'sad and '],
    ['feelings called out', 'sad! '],
    ['feelings in quotations', '“‘sad “'],
    ['speaker lines', 'jo: i am sad\nleo: mad\n'],
    ['names and feelings', 'Jo was sad. '],
  ]
}

function printRow(peer: Peer, text: string): Times {
  const words = text.match(/\S+\s*/g) ?? []
  const pieces = Array.from({ length: PIECES }, (_, k) => {
    const from = (k * 300) % Math.max(1, words.length - 300)
    return words.slice(from, from + 300).join('')
  })
  for (let round = 0; round < 3; round++) for (const piece of pieces) peer.read(piece)
  const times = pieces.map((piece) => bestTime(2, () => peer.read(piece)))
  const long = bestProcessorTime(3, () => peer.read(takeWords(text, 100_000)))
  const cells = [
    median(times).toFixed(2),
    percentile(times, 0.99).toFixed(2),
    long.toFixed(0),
    growthExponentOf(text, peer),
  ]
  console.log(`| ${peer.name} | ${cells.join(' | ')} |`)
  return { short: median(times), long }
}

function growthExponentOf(text: string, peer: Peer): string {
  return growthExponent(text, peer.read).toFixed(2)
}

/** One endless sentence, no spaces, only marks, only quotation marks, one word or letter again and again, only line ends. */
function hostileTexts(): [string, string][] {
  return [
    ['one sentence', 'and the wind blew on over the dark water '],
    ['no spaces', `${'abcdefghij'.repeat(50)} `],
    ['only marks', '?! ... -- “ ” ,; '],
    ['only quotation marks', `" ' ” ’ “ ‘ `],
    ['one word', 'dark '],
    ['one letter', 'a '],
    ['one endless word', 'abcdefghij'],
    ['a word a line', 'dark\n'],
    ['a word a stanza', 'dark\n\n'],
  ]
}

/** Pages of public-domain books, so that anyone can make the figures; repeated as needed. */
async function sampleText(file: string): Promise<string> {
  return readFile(new URL(`../../tests/sample-texts/${file}`, import.meta.url), 'utf8')
}

/** None, with a word about it, where the packages of the lab are not installed. */
async function loadPeers(): Promise<Peer[]> {
  try {
    return [await loadWink(), await loadCompromise()]
  } catch {
    console.log('\nThe peers are left out: "npm --prefix lab ci" installs them.')
    return []
  }
}

async function loadWink(): Promise<Peer> {
  const { default: winkNLP } = await import('wink-nlp')
  const { default: model } = await import('wink-eng-lite-web-model')
  const nlp = winkNLP(model)
  return { name: 'wink-nlp 2.4.0 (all annotations)', read: (part) => nlp.readDoc(part).sentences().length() }
}

async function loadCompromise(): Promise<Peer> {
  const { default: nlp } = await import('compromise')
  return { name: 'compromise 14.17.0', read: (part) => nlp(part).sentences().length }
}
