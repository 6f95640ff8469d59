/**
 * Text of a .txt file: UTF-8, UTF-16 where a byte order mark or its zeros say so, else Windows-1252, which old files
 * from Windows have. Null for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return tidy(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0xfe && second === 0xff) return tidy(new TextDecoder('utf-16be').decode(bytes))
  if (bytes.includes(0)) return decodeUnmarked(bytes)
  try {
    return tidy(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return tidy(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** UTF-16 without its mark: of western text every second byte is zero, and no other is. */
function decodeUnmarked(bytes: Uint8Array): string | null {
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.min(even, odd) > 0 || Math.max(even, odd) < bytes.length * 0.3) return null
  return tidy(new TextDecoder(odd > 0 ? 'utf-16le' : 'utf-16be').decode(bytes))
}

function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
