// Makes two accounts with a little history, to look around in: npm run seed. Safe to run twice.
import { createHash } from 'node:crypto'
import type { ContentType, GradeLevel } from '#domain/choices'
import { createAccounts } from '#server/accounts/accounts'
import { createAnalysis } from '#server/analysis/analysis'
import { finalOf } from '#server/analysis/running-answer'
import { openDatabase } from '#server/database/open-database'
import { readSettings } from '#server/env'
import { explainError } from '#server/explain-error'
import { createLog } from '#server/log'
import { readSecret } from '#server/secret'

const password = 'seven small lamps at dusk'
const people = [
  { email: 'student@example.org', audience: 'teen' },
  { email: 'teacher@example.org', audience: 'adult' },
]
const questions: {
  gradeLevel: GradeLevel
  contentType: ContentType
  title: string
  author: string
  question: string
  passage: string
}[] = [
  {
    gradeLevel: 'middle',
    contentType: 'poetry',
    title: 'The Raven',
    author: 'Edgar Allan Poe',
    question: 'How does the speaker feel?',
    passage:
      'Once upon a midnight dreary, while I pondered, weak and weary,\nOver many a quaint and curious volume of forgotten lore,\nWhile I nodded, nearly napping, suddenly there came a tapping,\nAs of some one gently rapping, rapping at my chamber door.',
  },
  {
    gradeLevel: 'elementary',
    contentType: 'fiction',
    title: 'Alice’s Adventures in Wonderland',
    author: 'Lewis Carroll',
    question: 'How does Alice feel at the start?',
    passage:
      'Alice was beginning to get very tired of sitting by her sister on the bank, and of having nothing to do: once or twice she had peeped into the book her sister was reading, but it had no pictures or conversations in it, ‘and what is the use of a book,’ thought Alice ‘without pictures or conversations?’',
  },
]

// The built-in reader answers: seeding costs nothing, whatever model is set up.
const settings = readSettings({
  ...process.env,
  ANTHROPIC_API_KEY: '',
  ANTHROPIC_BASE_URL: '',
  OPENAI_BASE_URL: '',
  OPENAI_API_KEY: '',
  OPENAI_MODEL: '',
  // Accounts with no mailbox: they are made at once, and no mail goes out.
  SMTP_URL: '',
  MAIL_FROM: '',
})
if (settings.isSecure) {
  console.error('These accounts have a known password. They are not made on a public address.')
  process.exit(1)
}
const log = createLog(() => undefined)
const database = await openDatabase(settings, log).catch((error: Error) => {
  console.error(explainError(error))
  process.exit(1)
})
const runtime = { settings, secret: await readSecret(settings), database, log, now: () => new Date() }
const accounts = createAccounts(runtime)
const analysis = createAnalysis(runtime)

for (const { email, audience } of people) {
  await accounts.signUp({ email, password, audience, address: '127.0.0.1' })
  const request = new Request(settings.appUrl)
  const cookies = await accounts.signIn(
    { email, password, sharedComputer: false, address: '127.0.0.1' },
    request,
  )
  const signedIn = new Request(settings.appUrl, {
    headers: { cookie: cookies.map((line) => line.split(';')[0]).join('; ') },
  })
  const found = await accounts.viewerOf(signedIn)
  if (!found) throw new Error(`${email} could not sign in`)
  for (const { gradeLevel, contentType, ...question } of questions) {
    const raw = JSON.stringify({
      messages: [{ role: 'user', content: question }],
      gradeLevel,
      contentType,
    })
    const answer = await analysis.submit(
      { kind: 'account', viewer: found.viewer },
      { key: keyFor(email + raw), raw, network: 'seed' },
    )
    await finalOf(answer)
  }
  await accounts.signOut(signedIn)
  console.log(`${email}  password: ${password}`)
}
await analysis.drain()
await database.close()

/** The same question of the same person has the same key each time, so a second run adds nothing. */
function keyFor(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
