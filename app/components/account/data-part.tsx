import { client } from '../browser/client.ts'
import { DeletePart } from './delete-part.tsx'

/** A person's own data: download it, empty the history, delete the account. Shown inside the Profile tab. */
export function DataPart({ viewerKey, hasChildren }: { viewerKey: string; hasChildren: boolean }) {
  return (
    <div className="account-thirds">
      <section className="sheet account-part" aria-labelledby="export-title">
        <h3 id="export-title">Download your data</h3>
        <p>{`One zip file with everything we keep about your account${hasChildren ? ' and its child profiles' : ''}: each conversation as text, and all of it as data. Your password is not in it.`}</p>
        <p>
          <a className="button quiet" href={client.api.export.$path()} download>
            Download everything
          </a>
        </p>
      </section>
      <DeletePart
        id="delete-history"
        title="Delete your history"
        what={`This deletes all your own conversations and drafts at once. Your account stays.${hasChildren ? ' Child profiles keep their history.' : ''}`}
        begin="Delete all history"
        confirm="Delete all history now"
        send={(options) => client.api.conversations.$delete({}, options)}
        viewerKey={viewerKey}
      />
      <DeletePart
        id="delete-account"
        title="Delete your account"
        what={`This deletes your account${hasChildren ? ', its child profiles and every text in them' : ' and every text in it'} at once. A paid plan ends now, and nothing more is charged. We keep no copy, except anonymous records of consent and purchases.`}
        begin="Delete account"
        confirm="Delete my account now"
        send={(options, password) => client.api.account.delete.$post({ json: { password } }, options)}
        viewerKey={viewerKey}
        withPassword
      />
    </div>
  )
}
