import { FINGERPRINT_BITS, type KnownText, type LibraryIndex } from './recognize.ts'

/** Bytes of the distance between two fingerprints. */
const PLANES = Math.ceil(FINGERPRINT_BITS / 8)

type Head = { texts: (KnownText & { groups: number })[] }

/**
 * An index as bytes that compress well: four bytes with the length of the head, the head as JSON (each text and how
 * many groups it has), then the distances between the sorted fingerprints of each text, first all their low bytes,
 * then the next ones.
 */
export function packIndex({ texts, groups }: LibraryIndex): Uint8Array<ArrayBuffer> {
  const ofText: number[][] = texts.map(() => [])
  for (const [group, numbers] of groups) for (const number of numbers) ofText[number]?.push(group)
  const distances = ofText.flatMap((list) => {
    const sorted = list.sort((a, b) => a - b)
    return sorted.map((group, at) => group - (sorted[at - 1] ?? 0))
  })
  const head: Head = { texts: texts.map((text, at) => ({ ...text, groups: ofText[at]?.length ?? 0 })) }
  const headBytes = new TextEncoder().encode(JSON.stringify(head))
  const bytes = new Uint8Array(4 + headBytes.length + PLANES * distances.length)
  new DataView(bytes.buffer).setUint32(0, headBytes.length)
  bytes.set(headBytes, 4)
  for (const [at, distance] of distances.entries())
    for (let plane = 0; plane < PLANES; plane += 1)
      bytes[4 + headBytes.length + plane * distances.length + at] = (distance >> (8 * plane)) & 255
  return bytes
}

/** The index from bytes of `packIndex`. Throws for other bytes. */
export function unpackIndex(bytes: Uint8Array): LibraryIndex {
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength))) as Head
  const all = head.texts.reduce((sum, text) => sum + text.groups, 0)
  const body = bytes.subarray(4 + headLength)
  if (body.length !== PLANES * all) throw new Error('The index of the library is not whole.')
  const groups = new Map<number, number[]>()
  let at = 0
  for (const [number, text] of head.texts.entries()) {
    let group = 0
    for (const end = at + text.groups; at < end; at += 1) {
      for (let plane = 0; plane < PLANES; plane += 1) group += (body[plane * all + at] ?? 0) << (8 * plane)
      groups.set(group, [...(groups.get(group) ?? []), number])
    }
  }
  return { texts: head.texts.map(({ slug, title }) => ({ slug, title })), groups }
}
