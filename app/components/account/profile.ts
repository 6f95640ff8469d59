/** What the tab Profile shows of the account itself. */
export type Profile = {
  email: string
  isEmailVerified: boolean
  /** Where mail goes: to a mail server, to files, or nowhere. */
  mail: 'smtp' | 'outbox' | 'none'
  /** Tells the server whose screen this is. */
  viewerKey: string
  sessions: SignedInDevice[]
}

export type SignedInDevice = { id: string; device: string; isThis: boolean; isShared: boolean; used: string }
