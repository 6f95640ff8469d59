import { z } from 'zod'

const text = z.string().trim().min(1)
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const money = z.coerce.number().nonnegative()

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
    SUPPORT_EMAIL: z.email().optional(),
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
    if (settings.APP_URL && !isLocal(settings.APP_URL) && !settings.APP_URL.startsWith('https:')) {
      refuse('APP_URL', 'must be https, or http on localhost')
    }
  })

export type Settings = z.infer<typeof schema> & {
  /** Public address without a slash at its end. */
  appUrl: string
  /** Cookies carry the __Host- prefix and Secure. */
  isSecure: boolean
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
  return { ...result.data, appUrl, isSecure: appUrl.startsWith('https:') }
}

/** Whether a model service is set up at all. */
export function hasModel(settings: Settings): boolean {
  return Boolean(settings.ANTHROPIC_API_KEY || settings.OPENAI_BASE_URL)
}

function isLocal(address: string): boolean {
  // Checked beside the other rules: what is no address at all has its own message already.
  if (!URL.canParse(address)) return true
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
