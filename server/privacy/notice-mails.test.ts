import { expect, test } from 'vitest'
import { composeMail } from '../mail/compose-mail.ts'

test('each mail of the clocks can be composed', async () => {
  const values = {
    nickname: 'Robin',
    date: 'May 4, 2027',
    days: '30 days',
    link: 'https://tonewise.example/account',
  }
  for (const template of ['child-unused', 'child-lapsed', 'account-unused']) {
    const mail = await composeMail(template, values)
    expect(mail.subject).toContain('May 4, 2027')
    expect(mail.text).toContain('https://tonewise.example/account')
  }
})
