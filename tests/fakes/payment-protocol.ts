/**
 * The names that Stripe publishes for the calls we make (API version of the installed package). A name that is not
 * here is answered with 400, as Stripe does. `*` stands for one level of any name, `#` for a place in a list.
 */
export const calls: { method: string; path: RegExp; names: string[] }[] = [
  { method: 'POST', path: /^\/v1\/customers$/, names: ['email', 'name', 'metadata[*]', 'description'] },
  {
    method: 'POST',
    path: /^\/v1\/customers\/(\w+)$/,
    names: ['email', 'name', 'metadata[*]', 'description'],
  },
  { method: 'GET', path: /^\/v1\/prices\/(\w+)$/, names: ['expand[#]'] },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    names: [
      'mode',
      'customer',
      'client_reference_id',
      'line_items[#][price]',
      'line_items[#][quantity]',
      'success_url',
      'cancel_url',
      'expires_at',
      'subscription_data[trial_end]',
      'metadata[*]',
      'locale',
    ],
  },
  { method: 'GET', path: /^\/v1\/checkout\/sessions\/(\w+)$/, names: ['expand[#]'] },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, names: ['expand[#]'] },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    names: [
      'customer',
      'return_url',
      'configuration',
      'locale',
      'flow_data[type]',
      'flow_data[after_completion][type]',
      'flow_data[after_completion][redirect][return_url]',
      'flow_data[subscription_cancel][subscription]',
      'flow_data[subscription_update_confirm][subscription]',
      'flow_data[subscription_update_confirm][items][#][id]',
      'flow_data[subscription_update_confirm][items][#][price]',
      'flow_data[subscription_update_confirm][items][#][quantity]',
    ],
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    names: ['customer', 'status', 'limit', 'starting_after', 'expand[#]'],
  },
  { method: 'GET', path: /^\/v1\/subscriptions\/(\w+)$/, names: ['expand[#]'] },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    names: ['cancel_at', 'cancel_at_period_end', 'items[#][id]', 'items[#][price]', 'proration_behavior'],
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    names: ['cancellation_details[comment]', 'cancellation_details[feedback]', 'invoice_now', 'prorate'],
  },
]

/** The first name of a form or query that the call does not have, or null. */
export function unknownName(names: string[], given: URLSearchParams): string | null {
  const shapes = names.map(
    (name) =>
      new RegExp(`^${name.replace(/[[\]]/g, '\\$&').replaceAll('*', '\\w+').replaceAll('#', '\\d+')}$`),
  )
  return [...given.keys()].find((key) => !shapes.some((shape) => shape.test(key))) ?? null
}

/** The values of `name[#]` in order. */
export function listOf(given: URLSearchParams, name: string): string[] {
  return [...given].filter(([key]) => key.replace(/\[\d+\]$/, '') === name).map(([, value]) => value)
}

export function problem(status: number, code: string, message: string, param?: string) {
  const type = status === 402 ? 'card_error' : status >= 500 ? 'api_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, message, ...(param ? { param } : {}) } } }
}
