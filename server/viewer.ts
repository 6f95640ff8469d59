/** Who sends a request. */
export type Viewer = {
  /** Who reads now: the account's own person or one of its child profiles. Owner of every row of reading work. */
  userId: string
  /** The account: owner of the plan, the sessions, the settings of the account. The same id when no child reads. */
  accountId: string
  email: string
  isEmailVerified: boolean
  /** Of the one who reads now; 'child' is a child profile. */
  ageBand: 'adult' | 'teen' | 'child'
  /** The child profile's nickname; null for the account's own person. */
  nickname: string | null
  /** When the account was made. */
  createdAt: Date
  sessionId: string
  sharedComputer: boolean
}
