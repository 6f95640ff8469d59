import { createContext } from 'react-router'
import type { Accounts, Viewer } from './accounts/accounts.ts'
import type { Analysis } from './analysis/analysis.ts'
import type { Runtime } from './runtime.ts'

/** Everything behind a request. */
export type AppContext = Runtime & {
  accounts: Accounts
  analysis: Analysis
  /** Address of the page frame's script, with its version. */
  pageScript: string
}

/** Set by the server before React Router runs; read in loaders and actions. */
export const appContext = createContext<AppContext>()
export const viewerContext = createContext<Viewer | null>(null)
/** Nonce of this response's Content-Security-Policy; undefined for a page that many people get, where hashes stand. */
export const nonceContext = createContext<string | undefined>(undefined)
