import { idiom } from '../devices/idiom/idiom.ts'
import { buildDoc } from '../doc/doc.ts'
import type { Finding } from '../findings/findings.ts'

/** The saying that a question itself holds ("what does spill the beans mean"), its span in the question; null for none. */
export function sayingIn(question: string): Finding<'idiom'> | null {
  const [first] = idiom.run(buildDoc(question, 'fiction'))
  return first ?? null
}
