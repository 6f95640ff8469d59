import { wordsOf } from '../lexicons/words-of.ts'
import { Network, rowsOf, type WordVector } from './network.ts'
import { extractFeatures, OUTSIDE, ParseState, ROOT } from './parse-state.ts'
import { type Packed, unpackVectors } from './unpack.ts'
import { keyOf, specialKeys, type WordKey } from './word-keys.ts'

/** The weights as they are stored in `syntax-weights.json`. */
export type StoredWeights = {
  /** Words in the order of their rows, several a line, and for each a letter: v in the vectors, f in the frequent words, b in both. */
  words: readonly string[]
  wordTables: string
  vectors: string
  vectorSize: number
  vectorStep: number
  tables: Readonly<Record<string, Packed>>
}

/** Words cached between passages; a passage of a school text has some hundred different ones. */
const MOST_CACHED = 3000

/** Tags, heads and relations of one unit; heads count from 1, 0 is the root. */
export type Tree = { tags: Uint8Array; heads: Int32Array; relations: Uint8Array }

/**
 * A tagger, an arc-eager parser and a labeler: small feed-forward networks over shared word vectors (after Chen and
 * Manning 2014). Plain arithmetic in a fixed order, so that every machine gives the same tree.
 */
export class Parser {
  private readonly vectorRows: ReadonlyMap<string, number>
  private readonly frequentRows: ReadonlyMap<string, number>
  private readonly vectors: Float32Array
  private readonly vectorSize: number
  private readonly parts: Readonly<Record<string, Float32Array[]>>
  private readonly tagger: Network
  private readonly attacher: Network
  private readonly labeler: Network
  private readonly counts: Float32Array[][]
  private readonly endings: Float32Array[]
  private readonly distances: Float32Array[]
  private readonly outside: WordVector
  private readonly root: WordVector
  private readonly tagCount: number
  private readonly cache = new Map<string, { vector: WordVector; ending: number }>()

  constructor(stored: StoredWeights) {
    const { tables } = stored
    const table = (name: string) => tables[name] as Packed
    this.vectorRows = rowNumbers(stored, 'vb')
    this.frequentRows = rowNumbers(stored, 'fb')
    this.vectorSize = stored.vectorSize
    this.vectors = unpackVectors(stored.vectors, stored.vectorSize, stored.vectorStep)
    this.parts = Object.fromEntries(['w', 's3', 's2', 'sh'].map((name) => [name, rowsOf(table(name))]))
    const tags = rowsOf(table('t'))
    this.tagCount = tags.length - 2
    const short = stored.vectorSize + table('w').columns
    const whole = short + table('s3').columns + table('s2').columns + table('sh').columns
    this.tagger = new Network('t', tables, { wordSlots: 5, wordWidth: whole, whole: true, tagSlots: 2 }, tags)
    this.attacher = new Network(
      'p',
      tables,
      { wordSlots: 8, wordWidth: short, whole: false, tagSlots: 14 },
      tags,
    )
    this.labeler = new Network(
      'l',
      tables,
      { wordSlots: 2, wordWidth: short, whole: false, tagSlots: 8 },
      tags,
    )
    this.counts = ['pd', 'pv', 'pv2'].map((name, k) =>
      this.attacher.productsOf(table(name), k * table(name).columns),
    )
    this.endings = this.labeler.productsOf(table('s3'), 0)
    this.distances = this.labeler.productsOf(table('ldist'), table('s3').columns)
    const special = specialKeys(this.frequentRows.size)
    this.outside = this.vectorOf(special.outside)
    this.root = this.vectorOf(special.root)
  }

  /** Tags and parses the words of one unit. `shape` holds the bits of `Doc.shape` for each word. */
  parse(folded: readonly string[], shape: ArrayLike<number>): Tree {
    const known = folded.map((word, i) => this.lookUp(word, shape[i] as number, i === 0))
    const words = known.map(({ vector }) => vector)
    const tags = this.tag(words)
    const heads = this.attach(words, tags)
    return { tags, heads, relations: this.label(known, tags, heads) }
  }

  private tag(words: readonly WordVector[]): Uint8Array {
    const { tagger } = this
    const tags = new Uint8Array(words.length)
    for (let i = 0; i < words.length; i++) {
      tagger.layer.start()
      for (let slot = 0; slot < 5; slot++) tagger.addWord(slot, words[i + slot - 2] ?? this.outside)
      tagger.addTag(0, i > 0 ? (tags[i - 1] as number) : this.tagCount)
      tagger.addTag(1, i > 1 ? (tags[i - 2] as number) : this.tagCount)
      tags[i] = argmax(tagger.layer.decide())
    }
    return tags
  }

  private attach(words: readonly WordVector[], tags: Uint8Array): Int32Array {
    const { attacher } = this
    const state = new ParseState(words.length)
    const wordPositions = new Int32Array(8)
    const tagPositions = new Int32Array(14)
    const counts = new Int32Array(3)
    while (state.next <= state.n) {
      extractFeatures(state, wordPositions, tagPositions, counts)
      attacher.layer.start()
      for (let slot = 0; slot < 8; slot++)
        attacher.addWord(slot, this.wordAt(words, wordPositions[slot] as number))
      for (let slot = 0; slot < 14; slot++)
        attacher.addTag(slot, this.tagAt(tags, tagPositions[slot] as number))
      for (let k = 0; k < 3; k++)
        attacher.layer.add((this.counts[k] as Float32Array[])[counts[k] as number] as Float32Array)
      const scores = attacher.layer.decide()
      let best = -1
      for (let transition = 0; transition < 4; transition++)
        if (
          state.canApply(transition) &&
          (best < 0 || (scores[transition] as number) > (scores[best] as number))
        )
          best = transition
      state.apply(best)
    }
    return state.finish()
  }

  private label(
    known: readonly { vector: WordVector; ending: number }[],
    tags: Uint8Array,
    heads: Int32Array,
  ): Uint8Array {
    const { labeler } = this
    const words = known.map(({ vector }) => vector)
    const relations = new Uint8Array(words.length)
    for (let i = 1; i <= words.length; i++) {
      const head = heads[i] as number
      const above = head > 0 ? (heads[head] as number) : OUTSIDE
      const tagPositions = [
        i,
        head,
        i - 1 || ROOT,
        i + 1,
        head > 0 ? head - 1 : OUTSIDE,
        head + 1,
        above,
        i - 2,
      ]
      labeler.layer.start()
      labeler.addWord(0, this.wordAt(words, i))
      labeler.addWord(1, this.wordAt(words, head))
      for (let slot = 0; slot < 8; slot++)
        labeler.addTag(slot, this.tagAt(tags, tagPositions[slot] as number))
      labeler.layer.add(this.endings[known[i - 1]?.ending ?? 0] as Float32Array)
      labeler.layer.add(this.distances[Math.max(-5, Math.min(5, i - head)) + 5] as Float32Array)
      relations[i - 1] = argmax(labeler.layer.decide())
    }
    return relations
  }

  private wordAt(words: readonly WordVector[], position: number): WordVector {
    return position === ROOT ? this.root : (words[position - 1] ?? this.outside)
  }

  private tagAt(tags: Uint8Array, position: number): number {
    return position === ROOT ? this.tagCount + 1 : (tags[position - 1] ?? this.tagCount)
  }

  private lookUp(folded: string, shape: number, first: boolean): { vector: WordVector; ending: number } {
    const name = `${folded} ${shape}${first ? ' first' : ''}`
    let known = this.cache.get(name)
    if (!known) {
      if (this.cache.size >= MOST_CACHED) this.cache.clear()
      const key = keyOf(folded, shape, first, this.vectorRows, this.frequentRows)
      known = { vector: this.vectorOf(key), ending: key.ending3 }
      this.cache.set(name, known)
    }
    return known
  }

  private vectorOf(key: WordKey): WordVector {
    const row = (name: string, at: number) => (this.parts[name] as Float32Array[])[at] as Float32Array
    const vector = this.vectors.subarray(key.vector * this.vectorSize, (key.vector + 1) * this.vectorSize)
    const short = Float32Array.of(...vector, ...row('w', key.frequent))
    const rest = [...row('s3', key.ending3), ...row('s2', key.ending2), ...row('sh', key.wordShape)]
    return { whole: Float32Array.of(...short, ...rest), short, products: new Map() }
  }
}

function rowNumbers({ words, wordTables }: StoredWeights, tables: string): Map<string, number> {
  const found = wordsOf(words).filter((_, i) => tables.includes(wordTables[i] as string))
  return new Map(found.map((word, i) => [word, i + 1]))
}

function argmax(scores: Float32Array): number {
  let best = 0
  for (let k = 1; k < scores.length; k++) if ((scores[k] as number) > (scores[best] as number)) best = k
  return best
}
