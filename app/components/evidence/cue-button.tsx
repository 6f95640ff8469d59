import type { Quoted } from '#domain/evidence/evidence'
import { anchorOf } from '#domain/evidence/index-findings'
import { useEvidenceActions } from './evidence-context.ts'

/** Words that a finding rests on; choosing them leads to their place in the passage. */
export function CueButton({ owner, quoted }: { owner: string; quoted: Quoted }) {
  const { base, showWords } = useEvidenceActions()
  const id = `${base}-${anchorOf(owner, quoted)}`
  return (
    <button type="button" className="cue" id={id} onClick={() => showWords(quoted, id)}>
      {quoted.number > 0 && <span className="n">{quoted.number}</span>}
      <span className="cue-words" translate="no">{`“${bare(quoted.words)}”`}</span>
    </button>
  )
}

/** Speech keeps the passage's own marks; one pair is enough. */
function bare(words: string): string {
  return words.replace(/^[“"]|[”"]$/gu, '')
}
