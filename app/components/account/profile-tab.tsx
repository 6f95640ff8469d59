import { ChildrenPart } from './children-part.tsx'
import { DataPart } from './data-part.tsx'
import { EmailPart } from './email-part.tsx'
import type { Family } from './family.ts'
import { PasswordPart } from './password-part.tsx'
import type { Profile } from './profile.ts'
import { SessionsPart } from './sessions-part.tsx'

/** Email, password, signed-in devices, child profiles and a person's own data. */
export function ProfileTab({ profile, family }: { profile: Profile; family: Family | null }) {
  const { viewerKey } = profile
  return (
    <>
      <h2 className="unseen">Profile</h2>
      <div className="account-columns">
        <div className="account-parts">
          <EmailPart profile={profile} />
          <PasswordPart profile={profile} />
        </div>
        <div className="account-parts">
          <SessionsPart profile={profile} />
          {family ? <ChildrenPart family={family} viewerKey={viewerKey} /> : null}
        </div>
      </div>
      <DataPart viewerKey={viewerKey} hasChildren={Boolean(family?.children.length)} />
    </>
  )
}
