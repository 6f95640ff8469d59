import { BookText, Feather, Newspaper } from 'lucide-react'

/** The three content types and what Tonewise looks for in each. */
export function KindsOfText() {
  return (
    <section aria-labelledby="types">
      <h2 className="big" id="types">
        Content types
      </h2>
      <ul className="three">
        <li className="sheet">
          <BookText aria-hidden="true" />
          <h3>Fiction</h3>
          <p>Who feels what, how they speak and act, and where the feeling turns.</p>
        </li>
        <li className="sheet">
          <Feather aria-hidden="true" />
          <h3>Poetry</h3>
          <p>Rhyme, beat and line breaks, pictures in words, and the voice of the speaker.</p>
        </li>
        <li className="sheet">
          <Newspaper aria-hidden="true" />
          <h3>Non-fiction</h3>
          <p>Claims, proof, opinions and loaded words, and what the writer thinks of the subject.</p>
        </li>
      </ul>
    </section>
  )
}
