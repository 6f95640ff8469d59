import type { Viewer } from '../viewer.ts'

/** Who sends a question: a signed-in person, or a demo session from its signed cookie. */
export type Requester =
  | { kind: 'account'; viewer: Viewer }
  | { kind: 'demo'; sessionId: string; mayUseModel: boolean }

/** The one subject that a generation belongs to; every query filters by it. */
export type Owner = { userId: string } | { demoSessionId: string }

export function ownerOf(requester: Requester): Owner {
  return requester.kind === 'account'
    ? { userId: requester.viewer.userId }
    : { demoSessionId: requester.sessionId }
}

/** An owner as a key of maps in memory. */
export function ownerName(owner: Owner): string {
  return 'userId' in owner ? `account:${owner.userId}` : `demo:${owner.demoSessionId}`
}
