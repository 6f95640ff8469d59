import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesToScan, secretsIn } from './find-secrets.ts'

const root = join(import.meta.dirname, '..')
const random = 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5bC7dE9fG1hJ3kL5mN'
const capitals = 'AB3DE5FG7HJ9KL1M'

/** Put together here, so that no file holds the form of a key. */
const samples: [string, string][] = [
  ['a private key', `-----${'BEGIN'} RSA PRIVATE KEY-----`],
  ['an Anthropic key', `${'sk'}-ant-api03-${random}`],
  ['an OpenAI key', `${'sk'}-proj-${random}`],
  ['a Stripe key', `${'sk'}_live_${random}`],
  ['a Stripe webhook secret', `${'whsec'}_${random}`],
  ['a GitHub token', `${'ghp'}_${random}`],
  ['a GitLab token', `${'glpat'}-${random}`],
  ['an npm token', `${'npm'}_${random}`],
  ['an npm token', `//registry.example/:${'_authToken'}=${random}`],
  ['an AWS key', `${'AKIA'}${capitals}`],
  ['a Google key', `${'AIza'}${random}`],
  ['a Slack token', `${'xoxb'}-${random}`],
  ['a SendGrid key', `${'SG'}.${random.slice(0, 22)}.${random.slice(0, 43)}`],
  ['a signed token', `${'eyJ'}${random}.${'eyJ'}${random}.${random}`],
  ['a password in an address', `postgres://reader:${'hunter22'}@db.school.edu/tonewise`],
  ['a random value named as a secret', `AUTH_${'SECRET'}=${random}`],
  ['a random value named as a secret', `"apiKey": "${random}"`],
]

describe('secrets', () => {
  it('stand in no file of the repository', () => {
    const files = filesToScan(root)
    expect(files.length).toBeGreaterThan(1000)
    const found = files.flatMap((path) =>
      secretsIn(path, readFileSync(join(root, path), 'utf8')).map((what) => `${path}: ${what}`),
    )
    expect(found).toEqual([])
  })

  for (const [what, text] of samples) {
    it(`are found: ${text.slice(0, 14)}..., ${what}`, () => {
      expect(secretsIn('notes.md', `first line\nkey ${text} end`)).toContain(`line 2: ${what}`)
    })
  }

  it('are found by the name of a file', () => {
    for (const path of ['.env', 'deploy/.env.production', 'server/tls.pem', 'id_ed25519'])
      expect(secretsIn(path, ''), path).toHaveLength(1)
    expect(secretsIn('.env.example', '')).toEqual([])
  })

  it('are not names, hashes, placeholders and addresses of examples', () => {
    for (const text of [
      'whsec_a_secret_of_the_tests',
      'sk_test_stand_in',
      'integrity: sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
      'smtp://user:password@host:587',
      'postgres://reader:hidden-word@127.0.0.1:4199/none',
      'const token = createHash("sha256").update(secret)',
      'a-secret-of-the-tests-that-is-long-enough',
      'the task-anthology-of-nineteenth-century-letters',
    ])
      expect(secretsIn('notes.md', text), text).toEqual([])
  })
})
