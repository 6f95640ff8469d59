import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Forms of real keys, as their issuers document them: long enough that the names in our tests fit none. */
const forms: { what: string; form: RegExp }[] = [
  { what: 'a private key', form: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/ },
  { what: 'an Anthropic key', form: /\bsk-ant-[\w-]{20}/ },
  { what: 'an OpenAI key', form: /\bsk-(?:proj-|svcacct-|admin-)?[A-Za-z0-9]{32}/ },
  { what: 'a Stripe key', form: /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16}/ },
  { what: 'a Stripe webhook secret', form: /\bwhsec_[A-Za-z0-9+/]{24}/ },
  { what: 'a GitHub token', form: /\bgh[opsur]_[A-Za-z0-9]{36}|\bgithub_pat_\w{50}/ },
  { what: 'a GitLab token', form: /\bglpat-[\w-]{20}/ },
  { what: 'an npm token', form: /\bnpm_[A-Za-z0-9]{36}|:_auth(?:Token)?\s*=\s*[^\s$]{8}/ },
  { what: 'an AWS key', form: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/ },
  { what: 'a Google key', form: /\bAIza[\w-]{35}/ },
  { what: 'a Slack token', form: /\bxox[abeoprs]-[A-Za-z0-9-]{20}/ },
  { what: 'a SendGrid key', form: /\bSG\.[\w-]{22}\.[\w-]{43}/ },
  { what: 'a signed token', form: /\beyJ[\w-]{10,500}\.eyJ[\w-]{10,500}\.[\w-]{20}/ },
]

/** `user:password@host`; a host of documents and tests (no dot, or a reserved example name) is no secret. */
const passwordInAddress =
  /\b[a-z][a-z0-9+.]{1,20}:\/\/[^\s/:@'"`$<{]{1,80}:[^\s/@'"`$<{]{1,200}@([\w.-]{1,200})/g
const exampleHost = /^(?:[^.]+|127\.0\.0\.1|(?:.*\.)?example(?:\.(?:com|net|org))?|.*\.(?:test|invalid))$/

/** A random value given to a name like `secret`: 24 characters or more with capitals, small letters and digits. */
const namedValue =
  /(?:secret|token|passwor[dt]|api_?key)[\w.-]{0,40}['"]?\s{0,4}[:=]\s{0,4}['"]?([\w+/=-]{24,200})/gi

const secretFile = /^\.env(?!\.example$)|\.(?:pem|key|p12|pfx|keystore)$|^id_(?:rsa|ecdsa|ed25519)$/

/** What in a file looks like a secret, a line each ("line 3: a Stripe key"); never the secret itself. */
export function secretsIn(path: string, text: string): string[] {
  const named = secretFile.test(basename(path)) ? ['a file that holds secrets by its name'] : []
  const found = text.split('\n').flatMap((line, at) => {
    const known = forms.filter(({ form }) => form.test(line)).map(({ what }) => what)
    const addresses = [...line.matchAll(passwordInAddress)].filter(([, host = '']) => !exampleHost.test(host))
    const values = [...line.matchAll(namedValue)].filter(([, value = '']) => isRandom(value))
    return [
      ...known,
      ...addresses.map(() => 'a password in an address'),
      ...values.map(() => 'a random value named as a secret'),
    ].map((what) => `line ${at + 1}: ${what}`)
  })
  return [...named, ...found]
}

function isRandom(value: string): boolean {
  return /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d.*\d/.test(value)
}

/** Every file below the folder that .gitignore does not name: what is tracked, or would be with the next commit. */
export function filesToScan(folder: string): string[] {
  const ignored = readFileSync(join(folder, '.gitignore'), 'utf8').split('\n').filter(Boolean)
  const isIgnored = (name: string) =>
    ignored.some((one) =>
      one.startsWith('*') ? name.endsWith(one.slice(1)) : one.replace(/\/$/, '') === name,
    )
  const walk = (at: string): string[] =>
    readdirSync(join(folder, at), { withFileTypes: true })
      .filter(({ name }) => name !== '.git' && !isIgnored(name))
      .flatMap((entry) => (entry.isDirectory() ? walk(join(at, entry.name)) : [join(at, entry.name)]))
  return walk('')
}
