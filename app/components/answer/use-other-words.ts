import { useEffect, useState } from 'react'
import type { ContentType } from '#domain/choices'
import type { AssistantMessage, Question } from '#domain/messages'
import { callEngineWorker } from '../worker/call-engine-worker.ts'
import type { OtherWordsReply, Version } from '../worker/engine-messages.ts'

export type VersionName = 'simpler' | 'fuller'

export type OtherWords = {
  /** The versions that there are; none until they are written. */
  offered: VersionName[]
  /** The one that is shown in place of the first explanation. */
  chosen: { name: VersionName; version: Version } | null
  choose(name: VersionName | null): void
}

const none: OtherWordsReply = { simpler: null, fuller: null }

/**
 * A finished explanation in simpler words and in fuller ones, written in this browser, of a library answer from its
 * reading and else by the built-in reader: nothing is sent, and no prompt is used. `answer` is null where there is nothing to write again.
 */
export function useOtherWords(
  answer: AssistantMessage | null,
  question: Question,
  kind: ContentType,
): OtherWords {
  const [written, setWritten] = useState<{ answer: AssistantMessage; reply: OtherWordsReply } | null>(null)
  const [choice, setChoice] = useState<{ answer: AssistantMessage; name: VersionName } | null>(null)
  const again = answer && isExplanation(answer) ? answer : null
  useEffect(() => {
    if (!again) return
    let current = true
    void callEngineWorker({ task: 'other words', question, kind, shown: again }).then((reply) => {
      if (current && reply) setWritten({ answer: again, reply })
    })
    return () => {
      current = false
    }
  }, [again, question, kind])
  const reply = again && written?.answer === again ? written.reply : none
  const name = choice && choice.answer === again ? choice.name : null
  const version = name && reply[name]
  return {
    offered: (['simpler', 'fuller'] as const).filter((one) => reply[one] !== null),
    chosen: name && version ? { name, version } : null,
    choose: (next) => setChoice(next && again ? { answer: again, name: next } : null),
  }
}

/** A whole answer in the five steps; a message that leads to help is never put into other words. */
function isExplanation({ content, incomplete, answeredBy }: AssistantMessage): boolean {
  return !incomplete && answeredBy?.reader !== 'help' && content.match(/^#{1,6} \d\. /gm)?.length === 5
}
