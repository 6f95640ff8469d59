/** The verb after a name: "feel" after a word for many. What hangs on the name ("who says these words") does not count. */
export function feelsOrFeel(who: string): string {
  const head = who.split(/ (?:who|that|which|of|in|with|from) /u)[0] ?? ''
  const last = head.split(' ').at(-1) ?? ''
  const many =
    / and /u.test(head) ||
    /^(?:men|women|people|children|others)$/u.test(last) ||
    (/^the /u.test(head) && /[^su]s$/u.test(last))
  return many ? 'feel' : 'feels'
}
