import { unzipSync, zipSync } from 'fflate'
import { FileProblem } from './file-problem.ts'

/** Most entries of an archive, and most bytes that the wanted ones unpack to. */
export type UnpackLimits = { entries: number; unpacked: number }

const decoder = new TextDecoder()

/**
 * The wanted files of a zip archive by name. Nothing is unpacked beyond the limits, whatever the archive says of its
 * sizes. Throws a FileProblem: `ending` for what is no zip, `packed` beyond the limits, `damaged` for a broken one.
 */
export function unpack(
  bytes: Uint8Array,
  { entries, unpacked }: UnpackLimits,
  wants: (name: string) => boolean,
): Record<string, Uint8Array> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new FileProblem('ending')
  let count = 0
  let size = 0
  let isOver = false
  const files = unpackOrFail(bytes, ({ name, originalSize }) => {
    count += 1
    if (wants(name)) size += originalSize
    isOver ||= count > entries || size > unpacked
    return !isOver && wants(name)
  })
  if (isOver) throw new FileProblem('packed')
  return files
}

function unpackOrFail(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch {
    throw new FileProblem('damaged')
  }
}

/** A file of the archive as text; null when it is not there. */
export function textOf(files: Record<string, Uint8Array>, name: string): string | null {
  const file = files[name]
  return file ? decoder.decode(file) : null
}

/** The files as an archive without compression. */
export function packPlain(files: Record<string, Uint8Array>): ArrayBuffer {
  return zipSync(files, { level: 0 }).slice().buffer
}
