const inShort = '**In short:** '

/**
 * What the built-in reader wrote about a text of the library whose notes do not cover the question: that is said first.
 *
 * @param written markdown of the built-in reader, or its beginning
 */
export function writeBesideNotes(written: string): string {
  return written.replace(
    inShort,
    () => `${inShort}The notes on this text do not cover this. The built-in reader answers: `,
  )
}
