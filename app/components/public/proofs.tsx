import { Check, X } from '../layout/icons.tsx'
import { FeelingPreview, type Preview } from './feeling-preview.tsx'

/** What an explanation has that a summary lacks, each shown in the example above. */
export function Proofs({ feeling }: { feeling: Preview }) {
  return (
    <ul className="three">
      <li className="sheet">
        <h3>See where a feeling changes</h3>
        <FeelingPreview of={feeling} />
      </li>
      <li className="sheet">
        <h3>Five steps, always the same</h3>
        <ol>
          <li>What the text says</li>
          <li>Clues in the words</li>
          <li>Feelings and tone</li>
          <li>What it may mean</li>
          <li>How to find this yourself</li>
        </ol>
      </li>
      <li className="sheet">
        <h3>Every quotation is checked</h3>
        <p>
          <Check size={20} /> “very quietly” is in the text.
        </p>
        <p>
          <X size={20} /> “slammed the door” is not. When a quotation is not in your text, we say so.
        </p>
      </li>
    </ul>
  )
}
