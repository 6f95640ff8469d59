import { ChildrenPart } from './children-part.tsx'
import { DataPart } from './data-part.tsx'
import { EmailPart } from './email-part.tsx'
import type { Family } from './family.ts'
import { PasswordPart } from './password-part.tsx'
import type { Profile } from './profile.ts'
import { SessionsPart } from './sessions-part.tsx'

/** Child profiles, email, password, signed-in devices and a person's own data. */
export function ProfileTab({ profile, family }: { profile: Profile; family: Family | null }) {
  const { viewerKey } = profile
  return (
    <>
      <h2 className="unseen">Profile</h2>
      <div className="account-columns">
        <div className="account-parts">
          {family ? <ChildrenPart family={family} viewerKey={viewerKey} /> : null}
          <EmailPart profile={profile} />
        </div>
        <div className="account-parts">
          <PasswordPart profile={profile} />
          <SessionsPart profile={profile} />
        </div>
      </div>
      <DataPart viewerKey={viewerKey} hasChildren={Boolean(family?.children.length)} />
    </>
  )
}
