import { StringDecoder } from 'node:string_decoder'

const longestLine = 2_000_000

/**
 * Reads server-sent events from chunks of bytes: `onData` gets the data of each event. Chunks may end anywhere,
 * also inside a character. Comments, event names and ids are passed over: both protocols repeat them in the data.
 * Throws a RangeError when one line is longer than 2 million characters. Format: WHATWG HTML, section 9.2.
 */
export function eventReader(onData: (data: string) => void): (chunk: Buffer) => void {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let data = ''
  let hasData = false

  function line(text: string) {
    if (text === '') {
      if (hasData) onData(data)
      data = ''
      hasData = false
    } else if (text.startsWith('data:')) {
      const value = text.charCodeAt(5) === 32 ? text.slice(6) : text.slice(5)
      data = hasData ? `${data}\n${value}` : value
      hasData = true
    }
  }

  return (chunk) => {
    const from = rest.length
    const text = rest + decoder.write(chunk)
    let start = 0
    let end = text.indexOf('\n', from)
    while (end >= 0) {
      line(text.charCodeAt(end - 1) === 13 ? text.slice(start, end - 1) : text.slice(start, end))
      start = end + 1
      end = text.indexOf('\n', start)
    }
    rest = start === 0 ? text : text.slice(start)
    if (rest.length > longestLine) throw new RangeError('a line of the event stream is too long')
  }
}
