import { FileProblem } from './file-problem.ts'

type Size = { width: number; height: number }

/**
 * Width and height in pixels as the first bytes of a .jpg, .png or .webp file say them, so that nothing is decoded that
 * is too large. Throws a FileProblem: `heic` for a HEIC photo whatever its name, `ending` for what is none of these,
 * `damaged` where no size is found.
 */
export function measurePhoto(bytes: Uint8Array): Size {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = measure(bytes, view)
    if (size && size.width > 0 && size.height > 0) return size
  } catch (error) {
    // It ends before its size.
    if (!(error instanceof RangeError)) throw error
  }
  throw new FileProblem('damaged')
}

function measure(bytes: Uint8Array, view: DataView): Size | null {
  if (says(bytes, 1, 'PNG')) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return measureJpeg(view)
  if (says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP')) return measureWebp(bytes, view)
  const isHeic = says(bytes, 4, 'ftyp') && !says(bytes, 8, 'avif')
  throw new FileProblem(isHeic ? 'heic' : 'ending')
}

/** ITU T.81: a frame header, the markers C0 to CF without DHT, JPG and DAC, holds the size. */
function measureJpeg(view: DataView): Size | null {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // A marker may be filled up with more bytes FF.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

/** RFC 9649: one of three headers. */
function measureWebp(bytes: Uint8Array, view: DataView): Size | null {
  if (says(bytes, 12, 'VP8 '))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (says(bytes, 12, 'VP8L')) {
    const packed = view.getUint32(21, true)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  const least = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1
  return says(bytes, 12, 'VP8X') ? { width: least(24), height: least(27) } : null
}

function says(bytes: Uint8Array, at: number, letters: string): boolean {
  return [...letters].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
}
