const inShort = '**In short:** '

/**
 * The answer of the built-in reader to a question that the notes on a text do not cover, which is said first.
 *
 * @param written markdown of the built-in reader, or its beginning
 */
export function writeFromNotes(written: string): string {
  return written.replace(
    inShort,
    () => `${inShort}The notes on this text do not cover this. The built-in reader answers: `,
  )
}
