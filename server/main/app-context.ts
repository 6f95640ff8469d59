import { createContext } from 'react-router'
import type { ErrorBody } from '#domain/screen-errors'
import type { Accounts } from '../accounts/accounts.ts'
import type { Analysis } from '../analysis/analysis.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import type { ApiDocument } from './api-document.ts'

/** What the calls are made of. */
export type Services = Runtime & { accounts: Accounts; analysis: Analysis }

/** Everything behind a request. */
export type AppContext = Services & {
  /** The calls for programs, as OpenAPI. */
  apiDocument: ApiDocument
  /** Address of the page frame's script, with its version. */
  pageScript: string
}

/** Set by the server before React Router runs; read in loaders and actions. */
export const appContext = createContext<AppContext>()
export const viewerContext = createContext<Viewer | null>(null)
/** Nonce of this response's Content-Security-Policy; undefined for a page that many people get, where hashes stand. */
export const nonceContext = createContext<string | undefined>(undefined)
/** Set when the page must say why it can't be shown: then no loader runs. */
export const problemContext = createContext<{ body: ErrorBody; status: number } | undefined>(undefined)
/** Takes the first error of a loader or of the rendering, so that the server answers it as it answers every other. */
export const failureContext = createContext<(error: unknown) => void>(() => undefined)
