import type { HelpContacts } from '#domain/help-message'
import { MarkedExample } from './marked-example.tsx'
import type { PassageNotes } from './passage-notes.ts'

/** An example: the label of its button, the source of its text, and the text with its marks. */
export type Example = {
  id: string
  button: string
  /** Who wrote it: "a scene written for Tonewise". */
  by: string
  slug: string
  title: string
  before?: string
  isVerse?: boolean
  text: string
  marked: PassageNotes
}

type Props = { examples: readonly Example[]; help: HelpContacts }

/**
 * Lets visitors try the product: buttons for marked texts, and a box that marks what is typed. Without script only the
 * first text is shown; `app/programs/try/` does the rest.
 */
export function TryExample({ examples, help }: Props) {
  return (
    <section className="try sheet" aria-labelledby="try" data-try={JSON.stringify(help)}>
      <div className="try-head">
        <h2 id="try">Try it on a few sentences</h2>
        <fieldset className="try-choice filter">
          <legend className="unseen">Which text</legend>
          {examples.map(({ id, button }, at) => (
            <button key={id} type="button" data-show={id} aria-pressed={at === 0}>
              {button}
            </button>
          ))}
          <button type="button" data-show="own" aria-pressed="false">
            Paste your own
          </button>
        </fieldset>
      </div>
      {examples.map((example, at) => (
        <div key={example.id} data-example={example.id} hidden={at > 0}>
          <MarkedExample {...example} />
        </div>
      ))}
      <OwnText />
    </section>
  )
}

/** The box for one's own text. It is marked below and sent nowhere. */
function OwnText() {
  return (
    <div data-example="own" hidden>
      <div className="field">
        <label htmlFor="own-text">Your text</label>
        <p className="hint" id="own-hint">
          Nothing you paste here leaves this device. It is gone when you close the page.
        </p>
        <textarea
          id="own-text"
          translate="no"
          rows={5}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="own-hint own-status"
        />
      </div>
      <p className="small" id="own-status" role="status" data-place="status" />
      <section className="help-note" aria-label="Who can help" data-place="help" hidden />
      <div className="example" data-place="marked" />
      <p>
        <a href="/on-this-device">Ask questions about a text without sending it</a>
      </p>
    </div>
  )
}
