import type { Settings } from '../env.ts'
import type { Runtime } from '../runtime.ts'
import type { Payments } from './payments.ts'
import { practicePayments } from './practice.ts'

const opened = new WeakMap<Settings, Promise<Payments | null>>()

/** Who takes payments on this installation, or null. Loaded when first needed: Stripe's package takes a while. */
export function openPayments(runtime: Runtime): Promise<Payments | null> {
  const known = opened.get(runtime.settings) ?? load(runtime)
  opened.set(runtime.settings, known)
  return known
}

async function load(runtime: Runtime): Promise<Payments | null> {
  const { payments } = runtime.settings
  if (payments === 'stripe') return (await import('./stripe.ts')).stripePayments(runtime.settings)
  if (payments === 'practice') return practicePayments(runtime)
  return null
}
