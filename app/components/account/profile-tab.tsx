import { DataPart } from './data-part.tsx'
import { EmailPart } from './email-part.tsx'
import { PasswordPart } from './password-part.tsx'
import type { Profile } from './profile.ts'
import { ReadersPart } from './readers-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

/** Address, password, signed-in devices, child readers and a person's own data. */
export function ProfileTab({ profile }: { profile: Profile }) {
  return (
    <div className="account-columns">
      <h2 className="unseen">Profile</h2>
      <div className="account-parts">
        <EmailPart profile={profile} />
        <PasswordPart profile={profile} />
      </div>
      <div className="account-parts">
        <SessionsPart profile={profile} />
        <ReadersPart />
        <DataPart />
      </div>
    </div>
  )
}
