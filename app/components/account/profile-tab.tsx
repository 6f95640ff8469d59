import { DataPart } from './data-part.tsx'
import { ReadersPart } from './readers-part.tsx'

export type Profile = { email: string }

/** Address, password, signed-in devices, child readers and a person's own data. */
export function ProfileTab({ profile }: { profile: Profile }) {
  return (
    <div className="stack wide measure">
      <h2>Profile</h2>
      <p>You are signed in as {profile.email}.</p>
      <ReadersPart />
      <DataPart />
    </div>
  )
}
