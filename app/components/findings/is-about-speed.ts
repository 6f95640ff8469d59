/** "suddenly" tells how fast something happens; nobody need be surprised. */
export function isAboutSpeed(words: string): boolean {
  return /^sudden(?:ly)?$/iu.test(words)
}
