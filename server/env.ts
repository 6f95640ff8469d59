import { z } from 'zod'
import { plans, tiers } from '#domain/plans'
import { type ModelService, serviceOfEnvironment } from './model-service.ts'

const text = z.string().trim().min(1)
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const money = z.coerce.number().nonnegative()

/** Words that stand in a help message: one line of text, without marks that would draw something else. */
const contact = z
  .string()
  .trim()
  .min(3)
  .max(120, 'must have at most 120 characters')
  .regex(/^[^<>[\]`*_#\\\p{Cc}]*$/u, 'must be one line of plain text')

/** Every setting of the product. All are optional; an empty value counts as absent. */
const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: text.default('127.0.0.1'),
    APP_URL: webAddress.optional(),
    DATA_DIR: text.default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }).optional(),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    ANTHROPIC_API_KEY: text.optional(),
    ANTHROPIC_BASE_URL: webAddress.optional(),
    ANTHROPIC_MODEL: text.default('claude-sonnet-5-5'),
    OPENAI_BASE_URL: webAddress.optional(),
    OPENAI_API_KEY: text.optional(),
    OPENAI_MODEL: text.optional(),
    AI_DAILY_BUDGET_USD: money.default(5),
    STRIPE_SECRET_KEY: text.optional(),
    STRIPE_WEBHOOK_SECRET: text.optional(),
    STRIPE_PRICE_BASIC: text.optional(),
    STRIPE_PRICE_PRO: text.optional(),
    STRIPE_PRICE_TEAM: text.optional(),
    STRIPE_API_URL: webAddress.optional(),
    PRACTICE_PAYMENTS: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
    SMTP_URL: z
      .union([z.literal('outbox'), z.url({ protocol: /^smtps?$/ })], {
        error: 'must start with smtp:// or smtps://, or be the word outbox',
      })
      .optional(),
    MAIL_FROM: z.email().optional(),
    ANALYTICS_TAG_ID: z
      .string()
      .regex(/^[A-Z0-9-]{4,30}$/, 'must be 4 to 30 capital letters, digits and hyphens')
      .optional(),
    SUPPORT_EMAIL: z.email().optional(),
    EMERGENCY_NUMBER: z
      .string()
      .trim()
      .regex(/^[0-9][0-9 ]{1,11}$/, 'must be a number to call, such as 112')
      .default('911'),
    HELP_LINES: z
      .string()
      .transform((list) =>
        list
          .split('|')
          .map((line) => line.trim())
          .filter(Boolean),
      )
      .pipe(z.array(contact).max(4, 'must be at most 4 lines, with | between them'))
      .default([]),
    SCHOOL_CONTACT: contact.optional(),
    SECURITY_CONTACT: z
      .union([z.email(), z.url({ protocol: /^https$/ })], {
        error: 'must be an email address or an https address',
      })
      .optional(),
    OWNER_EMAILS: z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((email) => email.trim().toLowerCase())
          .filter(Boolean),
      )
      .pipe(z.array(z.email()))
      .default([]),
    ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
    TONEWISE_IMAGE: z.literal('1', { error: 'must be 1' }).optional(),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  })
  .superRefine((settings, context) => {
    function refuse(path: string, message: string) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
    if (settings.OPENAI_BASE_URL && !settings.OPENAI_MODEL) {
      refuse('OPENAI_MODEL', 'is needed when OPENAI_BASE_URL is set')
    }
    if (!settings.OPENAI_BASE_URL && (settings.OPENAI_API_KEY || settings.OPENAI_MODEL)) {
      refuse('OPENAI_BASE_URL', 'is needed when OPENAI_API_KEY or OPENAI_MODEL is set')
    }
    if (settings.ANTHROPIC_BASE_URL && !settings.ANTHROPIC_API_KEY) {
      refuse('ANTHROPIC_API_KEY', 'is needed when ANTHROPIC_BASE_URL is set')
    }
    refuseHalfOfStripe(settings, refuse)
    if (settings.ROLE !== 'all' && !settings.DATABASE_URL)
      refuse('ROLE', 'needs DATABASE_URL: only one process can open the embedded database')
    const sendsMail = settings.SMTP_URL && settings.SMTP_URL !== 'outbox'
    if (sendsMail && !settings.MAIL_FROM) refuse('MAIL_FROM', 'is needed when SMTP_URL names a server')
    if (!sendsMail && settings.MAIL_FROM) refuse('SMTP_URL', 'is needed when MAIL_FROM is set')
    if (settings.APP_URL && !isLocal(settings.APP_URL) && !settings.APP_URL.startsWith('https:')) {
      refuse('APP_URL', 'must be https, or http on localhost')
    }
  })

export type Settings = z.infer<typeof schema> & {
  /** Public address without a slash at its end. */
  appUrl: string
  /** Cookies carry the __Host- prefix and Secure. */
  isSecure: boolean
  /** Where mail goes: to a server, to files in DATA_DIR/outbox, or nowhere (a public address that names neither). */
  mail: 'smtp' | 'outbox' | 'none'
  /** Who takes payments: Stripe, the practice pages where no money moves, or nobody. */
  payments: 'stripe' | 'practice' | 'none'
  /**
   * The AI service that answers now, or null. The one setting that changes while the process runs: where the
   * environment names none, an admin's choice stands here (`apply-choice.ts`).
   */
  modelService: ModelService | null
}

/**
 * Reads the settings from environment variables.
 * Throws an Error whose message names each wrong setting and its reason, a line each.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are wrong:\n${lines.join('\n')}`)
  }
  const appUrl = (result.data.APP_URL ?? `http://localhost:${result.data.PORT}`).replace(/\/+$/, '')
  const isSecure = appUrl.startsWith('https:')
  const mail = mailOf(result.data, appUrl)
  return {
    ...result.data,
    appUrl,
    isSecure,
    mail,
    payments: paymentsOf(result.data, appUrl),
    modelService: serviceOfEnvironment(result.data),
  }
}

type Given = z.infer<typeof schema>

/** On a public address the outbox and practice payments must be asked for by name. */
function mailOf({ SMTP_URL }: Given, appUrl: string): Settings['mail'] {
  if (SMTP_URL && SMTP_URL !== 'outbox') return 'smtp'
  return SMTP_URL === 'outbox' || isLocal(appUrl) ? 'outbox' : 'none'
}

function paymentsOf({ STRIPE_SECRET_KEY, PRACTICE_PAYMENTS }: Given, appUrl: string): Settings['payments'] {
  if (STRIPE_SECRET_KEY) return 'stripe'
  return PRACTICE_PAYMENTS === 'true' || (!PRACTICE_PAYMENTS && isLocal(appUrl)) ? 'practice' : 'none'
}

const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  ...tiers.map((tier) => plans[tier].priceSetting),
] as const

/** Stripe's settings come all together or not at all. */
function refuseHalfOfStripe(settings: Given, refuse: (path: string, message: string) => void) {
  const isWanted = settings.STRIPE_API_URL || stripeNames.some((name) => settings[name])
  if (!isWanted) return
  for (const name of stripeNames) {
    if (!settings[name]) refuse(name, 'is needed when another Stripe setting is set')
  }
  if (settings.PRACTICE_PAYMENTS === 'true') {
    refuse('PRACTICE_PAYMENTS', 'must not be true when Stripe is set up')
  }
}

/** Whether a model service is set up at all. */
export function hasModel(settings: Settings): boolean {
  return settings.modelService !== null
}

function isLocal(address: string): boolean {
  // Checked beside the other rules: what is no address at all has its own message already.
  if (!URL.canParse(address)) return true
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
