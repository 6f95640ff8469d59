import { Layer } from './layer.ts'
import { type Packed, unpack } from './unpack.ts'

/** A word as the networks see it: its vector, whole (with ending and look) or the first part of it alone. */
export type WordVector = { whole: Float32Array; short: Float32Array; products: Map<Network, Float32Array[]> }

/** One of the three networks: slots for words, then slots for tags, then what else it looks at. */
export class Network {
  readonly layer: Layer
  readonly afterTags: number
  private readonly wordWidth: number
  private readonly wordSlots: number
  private readonly whole: boolean
  private readonly tags: Float32Array[][]

  /** @param name prefix of its tables: "t", "p" or "l"; `tags` holds the vector of each tag */
  constructor(
    name: string,
    tables: Readonly<Record<string, Packed>>,
    shape: { wordSlots: number; wordWidth: number; whole: boolean; tagSlots: number },
    tags: readonly Float32Array[],
  ) {
    const table = (part: string) => tables[`${name}${part}`] as Packed
    this.layer = new Layer(table('in'), table('inb'), table('out'), table('outb'))
    this.wordSlots = shape.wordSlots
    this.wordWidth = shape.wordWidth
    this.whole = shape.whole
    const from = shape.wordSlots * shape.wordWidth
    const width = tags[0]?.length ?? 0
    this.tags = Array.from({ length: shape.tagSlots }, (_, slot) =>
      tags.map((tag) => this.layer.product(tag, from + slot * width)),
    )
    this.afterTags = from + shape.tagSlots * width
  }

  addWord(slot: number, word: WordVector): void {
    let products = word.products.get(this)
    if (!products) {
      products = new Array<Float32Array>(this.wordSlots)
      word.products.set(this, products)
    }
    let product = products[slot]
    if (!product) {
      product = this.layer.product(this.whole ? word.whole : word.short, slot * this.wordWidth)
      products[slot] = product
    }
    this.layer.add(product)
  }

  addTag(slot: number, tag: number): void {
    this.layer.add((this.tags[slot] as Float32Array[])[tag] as Float32Array)
  }

  /** What each row of a table adds when it stands `skip` columns after the tags. */
  productsOf(packed: Packed, skip: number): Float32Array[] {
    return rowsOf(packed).map((row) => this.layer.product(row, this.afterTags + skip))
  }
}

/** The rows of a packed table. */
export function rowsOf(packed: Packed): Float32Array[] {
  const table = unpack(packed)
  return Array.from({ length: packed.rows }, (_, r) =>
    table.subarray(r * packed.columns, (r + 1) * packed.columns),
  )
}
