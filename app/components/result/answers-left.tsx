import { useEffect, useState } from 'react'
import { client, readReply } from '../browser/client.ts'

/** How many AI answers are left today, asked anew after each answer. Without a reply nothing is said. */
export function AnswersLeft({ after }: { after: number }) {
  const [sentence, setSentence] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further answer may have used one
  useEffect(() => {
    let isShown = true
    void readReply(client.functions.v1['answers-left'].$get()).then(
      (reply) => isShown && setSentence(reply.ok ? reply.data.sentence : null),
    )
    return () => {
      isShown = false
    }
  }, [after])
  return sentence && <p className="muted">{sentence}</p>
}
