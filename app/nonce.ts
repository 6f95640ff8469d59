import { createContext } from 'react'

/** The nonce of this response's Content-Security-Policy; empty in the browser, which hides nonces; undefined where hashes stand instead. */
export const Nonce = createContext<string | undefined>('')
