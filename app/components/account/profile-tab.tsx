import { DataPart } from './data-part.tsx'
import { EmailPart } from './email-part.tsx'
import { PasswordPart } from './password-part.tsx'
import type { Profile } from './profile.ts'
import { ReadersPart } from './readers-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

/** Address, password, signed-in devices, child readers and a person's own data. */
export function ProfileTab({ profile }: { profile: Profile }) {
  return (
    <div className="stack account-parts">
      <h2>Profile</h2>
      <EmailPart profile={profile} />
      <PasswordPart profile={profile} />
      <SessionsPart profile={profile} />
      <ReadersPart />
      <DataPart />
    </div>
  )
}
