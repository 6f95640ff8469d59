import { FINGERPRINT_BITS, type KnownText, type LibraryIndex } from './recognize.ts'

/** How many bytes a distance between two fingerprints has. */
const PLANES = Math.ceil(FINGERPRINT_BITS / 8)

type Header = { texts: (KnownText & { groups: number })[] }

/**
 * An index as bytes that compress well: four bytes with the length of the header, the header as JSON (each text and how
 * many groups it has), then the distances between the sorted fingerprints of each text: first the low bytes of all, then
 * the next ones.
 */
export function packIndex({ texts, groups }: LibraryIndex): Uint8Array<ArrayBuffer> {
  const ofText: number[][] = texts.map(() => [])
  for (const [group, numbers] of groups) for (const number of numbers) ofText[number]?.push(group)
  const distances = ofText.flatMap((list) => {
    const sorted = list.sort((a, b) => a - b)
    return sorted.map((group, at) => group - (sorted[at - 1] ?? 0))
  })
  const header: Header = { texts: texts.map((text, at) => ({ ...text, groups: ofText[at]?.length ?? 0 })) }
  const headerBytes = new TextEncoder().encode(JSON.stringify(header))
  const bytes = new Uint8Array(4 + headerBytes.length + PLANES * distances.length)
  new DataView(bytes.buffer).setUint32(0, headerBytes.length)
  bytes.set(headerBytes, 4)
  for (const [at, distance] of distances.entries())
    for (let plane = 0; plane < PLANES; plane += 1)
      bytes[4 + headerBytes.length + plane * distances.length + at] = (distance >> (8 * plane)) & 255
  return bytes
}

/** The index from the bytes of `packIndex`. Throws when their length does not fit the header. */
export function unpackIndex(bytes: Uint8Array): LibraryIndex {
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headerLength))) as Header
  const all = header.texts.reduce((sum, text) => sum + text.groups, 0)
  const body = bytes.subarray(4 + headerLength)
  if (body.length !== PLANES * all) throw new Error('The index of the library is incomplete.')
  const groups = new Map<number, number[]>()
  let at = 0
  for (const [number, text] of header.texts.entries()) {
    let group = 0
    for (const end = at + text.groups; at < end; at += 1) {
      for (let plane = 0; plane < PLANES; plane += 1) group += (body[plane * all + at] ?? 0) << (8 * plane)
      groups.set(group, [...(groups.get(group) ?? []), number])
    }
  }
  return { texts: header.texts.map(({ slug, title }) => ({ slug, title })), groups }
}
