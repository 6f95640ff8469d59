import { useEffect, useState } from 'react'

/** How many AI answers are left today, asked anew after each answer. Without a reply nothing is said. */
export function AnswersLeft({ after }: { after: number }) {
  const [sentence, setSentence] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further answer may have used one
  useEffect(() => {
    let isShown = true
    fetch('/functions/v1/answers-left')
      .then((reply) => (reply.ok ? reply.json() : null))
      .then((data: { sentence: string | null } | null) => isShown && setSentence(data?.sentence ?? null))
      .catch(() => isShown && setSentence(null))
    return () => {
      isShown = false
    }
  }, [after])
  return sentence && <p className="muted">{sentence}</p>
}
