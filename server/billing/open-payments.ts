import type { Settings } from '../env.ts'
import type { Runtime } from '../runtime.ts'
import type { Payments } from './payments.ts'
import { practicePayments } from './practice/practice.ts'

const opened = new WeakMap<Settings, Promise<Payments | null>>()

/** The payment service of this installation, or null. Loaded on first use, because Stripe's package loads slowly. */
export function openPayments(runtime: Runtime): Promise<Payments | null> {
  const known = opened.get(runtime.settings) ?? load(runtime)
  opened.set(runtime.settings, known)
  return known
}

async function load(runtime: Runtime): Promise<Payments | null> {
  const { payments } = runtime.settings
  if (payments === 'stripe') return (await import('./stripe/stripe.ts')).stripePayments(runtime.settings)
  if (payments === 'practice') return practicePayments(runtime)
  return null
}
