import { Zip, ZipDeflate } from 'fflate'

/** One file of an archive. */
export type ZipEntry = { name: string; text: string }

/**
 * A zip archive that is packed while it is read: only the file that is being packed stands in memory. The names are
 * paths with slashes; each is used once. When reading the entries fails, the stream breaks off.
 */
export function writeZip(
  entries: AsyncIterable<ZipEntry>,
  at: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reading = entries[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let archive: Zip | undefined
  return new ReadableStream({
    start(controller) {
      archive = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error)
        if (chunk.byteLength > 0) controller.enqueue(new Uint8Array(chunk))
        if (isLast) controller.close()
      })
    },
    async pull() {
      const next = await reading.next()
      if (next.done) return archive?.end()
      const file = new ZipDeflate(next.value.name, { level: 6 })
      file.mtime = at
      archive?.add(file)
      file.push(encoder.encode(next.value.text), true)
    },
    async cancel() {
      await reading.return?.()
    },
  })
}
