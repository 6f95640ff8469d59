import { z } from 'zod'
import { type ErrorCode, TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { isCommonPassword } from './passwords/common-passwords.ts'

export type AgeBand = 'adult' | 'teen'

/** Fields as typed; a missing one is empty. */
export type SignUpFields = { email: string; password: string; audience: string }
export type SignInFields = { email: string; password: string }

/** One spelling of each address, so that nobody gets a second account or limit by spelling it differently. */
export function normalizeEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase()
}

/** Two keyboards may send the same password in two Unicode forms; this makes them one. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFKC')
}

/** What a child reads who tries to sign up. */
export const childSentence =
  'Children under 13 use a grown-up’s account. Are you the grown-up? Sign up as an adult, then add a child profile. ' +
  'Or try Tonewise now without an account.'

/** Returns the normalized fields. Throws fields_wrong with a sentence for each wrong field. */
export async function checkSignUp(typed: SignUpFields) {
  const email = normalizeEmail(typed.email)
  const password = normalizePassword(typed.password)
  const { audience } = typed
  // Checked first: nothing else that a child typed is read.
  if (audience === 'child') throw new TonewiseError('fields_wrong', { fields: { audience: childSentence } })
  const isKnown = audience === 'adult' || audience === 'teen'
  refuseFaults({
    audience: isKnown ? null : 'Choose who will use this account.',
    email: emailFault(email),
    password: await newPasswordFault(password, email),
  })
  return { email, password, ageBand: audience as AgeBand }
}

/** As above, but the password must only be there and not be too long. */
export function checkSignIn(typed: SignInFields) {
  const email = normalizeEmail(typed.email)
  const password = normalizePassword(typed.password)
  const isTooLong = [...password].length > limits.password.longest
  refuseFaults({
    email: emailFault(email),
    password: password === '' ? 'Enter your password.' : isTooLong ? tooLong(password) : null,
  })
  return { email, password }
}

/** Throws `code` with the sentences of the fields that have a fault. */
export function refuseFaults(faults: Record<string, string | null>, code: ErrorCode = 'fields_wrong'): void {
  const fields = Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== null),
  )
  if (Object.keys(fields).length > 0) throw new TonewiseError(code, { fields })
}

/** What is wrong with a normalized address, or null. */
export function emailFault(email: string): string | null {
  if (email === '') return 'Enter your email address.'
  if (email.length > limits.email) {
    return `This email address has ${email.length} characters. The limit is ${limits.email}.`
  }
  if (z.email().safeParse(email).success) return null
  return 'This is not a complete email address. An email address looks like name@example.com.'
}

/** What is wrong with a new password, or null. */
export async function newPasswordFault(password: string, email: string): Promise<string | null> {
  const { min: shortest, longest } = limits.password
  const length = [...password].length
  if (length === 0) return `Enter a password of ${shortest} to ${longest} characters.`
  if (length < shortest) {
    return `This password has ${length} ${length === 1 ? 'character' : 'characters'}. It needs ${shortest} or more.`
  }
  if (length > longest) return tooLong(password)
  if (password.toLowerCase() === email) return 'This password is your email address. Choose another one.'
  if (!(await isCommonPassword(password))) return null
  return 'Many people use this password, so it can be guessed. Choose another one, for example four words in a row.'
}

function tooLong(password: string): string {
  return `This password has ${[...password].length} characters. The limit is ${limits.password.longest}.`
}
