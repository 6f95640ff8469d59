import type { Usage } from './provider.ts'

/** Dollars for a million tokens. */
type Price = { input: number; output: number }

/** By the beginning of the model's name. A newer model of a family is taken at the family's highest list price. */
const prices: [prefix: string, price: Price][] = [
  ['claude-opus', { input: 15, output: 75 }],
  ['claude-sonnet', { input: 3, output: 15 }],
  ['claude-haiku', { input: 1, output: 5 }],
  ['gpt-4o-mini', { input: 0.15, output: 0.6 }],
  ['gpt-4o', { input: 2.5, output: 10 }],
  ['gpt-4.1-mini', { input: 0.4, output: 1.6 }],
  ['gpt-4.1', { input: 2, output: 8 }],
]

/** A model that we know no price of counts as a dear one: the budget then ends too early, never too late. */
const unknownModel: Price = { input: 15, output: 75 }

/** A model on this machine or in this house costs nothing. */
export const freeModel: Price = { input: 0, output: 0 }

/** The price of a model; `baseUrl` with a private or local host makes it free. */
export function priceOf(model: string, baseUrl?: string): Price {
  if (baseUrl && isPrivateHost(new URL(baseUrl).hostname)) return freeModel
  return prices.find(([prefix]) => model.startsWith(prefix))?.[1] ?? unknownModel
}

/** Millionths of a dollar, rounded up. (Dollars for a million tokens are the same number for one token.) */
export function microDollars(price: Price, { input, output }: Pick<Usage, 'input' | 'output'>): number {
  return Math.ceil(price.input * input + price.output * output)
}

function isPrivateHost(host: string): boolean {
  return (
    host === 'localhost' ||
    host === '[::1]' ||
    /^127\.|^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(host) ||
    /\.(local|internal|lan)$/.test(host) ||
    !host.includes('.')
  )
}
