import type { Viewer } from '../viewer.ts'

/** Who asks: a signed-in person, or a demo session from its signed cookie. */
export type Asker =
  | { kind: 'account'; viewer: Viewer }
  | { kind: 'demo'; sessionId: string; mayUseModel: boolean }

/** The one subject that a generation belongs to; it stands in the WHERE of every query. */
export type Owner = { userId: string } | { demoSessionId: string }

export function ownerOf(asker: Asker): Owner {
  return asker.kind === 'account' ? { userId: asker.viewer.userId } : { demoSessionId: asker.sessionId }
}

/** One string for an owner, for maps in memory. */
export function ownerName(owner: Owner): string {
  return 'userId' in owner ? `account:${owner.userId}` : `demo:${owner.demoSessionId}`
}
