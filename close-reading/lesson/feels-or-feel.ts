/** The verb after a name: "feel" after a word for many. */
export function feelsOrFeel(who: string): string {
  const last = who.split(' ').at(-1) ?? ''
  const many = /^(?:men|women|people|children)$/u.test(last) || (/^the /u.test(who) && /[^su]s$/u.test(last))
  return many ? 'feel' : 'feels'
}
