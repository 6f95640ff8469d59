/** One server-sent event. `event` is "message" where the stream names none. */
export type StreamEvent = { event: string; id: string | undefined; data: string }

/**
 * Reads server-sent events out of pieces of text that may break anywhere. Comments are skipped; an event
 * without data is dropped, as the standard says (WHATWG HTML, 9.2.6).
 *
 * @returns a function that takes the next piece and gives the events that it completed
 */
export function createStreamParser(): (piece: string) => StreamEvent[] {
  let rest = ''
  return (piece) => {
    const text = rest + piece
    // A lone \r at the end may be half of \r\n: it waits for the next piece.
    const ready = text.endsWith('\r') ? text.slice(0, -1) : text
    const frames = ready.replace(/\r\n?/g, '\n').split('\n\n')
    rest = (frames.pop() ?? '') + text.slice(ready.length)
    return frames.flatMap(readFrame)
  }
}

function readFrame(frame: string): StreamEvent[] {
  let event = 'message'
  let id: string | undefined
  const data: string[] = []
  for (const line of frame.split('\n')) {
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'event') event = value
    else if (name === 'id') id = value
    else if (name === 'data') data.push(value)
  }
  return data.length > 0 ? [{ event, id, data: data.join('\n') }] : []
}
