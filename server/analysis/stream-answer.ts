import type { CorrectingEvent, FinalEvent } from '#domain/answer'
import { limits } from '#domain/limits'
import { type RunningAnswer, textEvent } from './running-answer.ts'

const encoder = new TextEncoder()
const heartbeatComment = encoder.encode(': still here\n\n')
const comeBackAfter = 1_000

/**
 * The answer as server-sent events from UTF-16 unit `from` on: the start, the text so far as one event, each
 * further piece, the end. A listener that reads slowly gets fewer, longer events: nothing queues up for it.
 */
export function streamAnswer(live: RunningAnswer, from: number): ReadableStream<Uint8Array> {
  let sent = from
  let beat: NodeJS.Timeout | undefined
  let isOver = false
  let hasSentCorrecting = false
  let push = () => {}

  function end() {
    isOver = true
    live.listeners.delete(push)
    clearInterval(beat)
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        push = () => {
          if (isOver || (controller.desiredSize ?? 0) <= 0) return
          // Old text can not be continued with new text: a listener that has some gets the whole with the end.
          if (live.text.length > sent && (sent === 0 || !live.isReplaced)) {
            const isCurrent = live.last?.from === sent
            const next =
              isCurrent && live.last ? live.last.event : textEvent(live.text.length, live.text.slice(sent))
            // Noted before it is sent: sending may call for more at once.
            sent = live.text.length
            controller.enqueue(next)
            return push()
          }
          if (live.isCorrecting && !live.final && !hasSentCorrecting) {
            hasSentCorrecting = true
            controller.enqueue(event('correcting', {} satisfies CorrectingEvent))
            return push()
          }
          if (!live.final && !live.isMoved) return
          end()
          controller.enqueue(
            live.final
              ? event('final', finalFor(live, live.final, sent))
              : event('moved', { retry: comeBackAfter }),
          )
          controller.close()
        }
        controller.enqueue(event('start', live.start))
        beat = setInterval(() => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(heartbeatComment)
        }, limits.heartbeat).unref()
        live.listeners.add(push)
        push()
      },
      pull: () => push(),
      cancel: end,
    },
    new CountQueuingStrategy({ highWaterMark: 4 }),
  )
}

/** A listener that got more text than a crashed process had stored is sent what was stored. */
function finalFor(live: RunningAnswer, final: FinalEvent, sent: number): FinalEvent {
  return sent > live.text.length && final.text === undefined ? { ...final, text: live.text } : final
}

function event(name: 'start' | 'correcting' | 'final' | 'moved', data: unknown): Uint8Array {
  const retry = name === 'moved' ? `retry: ${comeBackAfter}\n` : ''
  return encoder.encode(`event: ${name}\n${retry}data: ${JSON.stringify(data)}\n\n`)
}
