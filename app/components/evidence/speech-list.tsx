import type { Evidence, Speech } from '../findings/evidence.ts'
import { CueButton } from './cue-button.tsx'

/** Who says what, and how, in the words of the text. */
export function SpeechList({ speeches, narrator }: Pick<Evidence, 'speeches' | 'narrator'>) {
  return (
    <>
      {narrator && (
        <div className="noticed">
          <p>
            <strong>{`${narrator.name}.`}</strong> <span>{narrator.sentences.join(' ')}</span>
          </p>
          <div className="cues">
            {narrator.quoted.map((quoted) => (
              <CueButton key={quoted.spanId} owner={narrator.id} quoted={quoted} />
            ))}
          </div>
        </div>
      )}
      <ol className="noticed-list">
        {speeches.map((speech) => (
          <li key={speech.id} className="noticed">
            <CueButton owner={speech.id} quoted={speech.quoted} />
            <p>{[speakerSentence(speech), speech.manner].filter(Boolean).join(' ')}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

function speakerSentence({ speaker, tag, certainty }: Speech): string {
  if (!tag) return 'No words beside it say who speaks.'
  if (!speaker) return `The words beside it: “${tag}”.`
  const who = certainty === 'clear' ? 'says this' : 'most likely says this'
  return `“${speaker}” ${who}. The words beside it: “${tag}”.`
}
