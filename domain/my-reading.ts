/** What a student says that a line does for the chosen reading. */
export type SpeaksFor = 'for' | 'against' | 'neither'

/** A line of the passage as a student sorted it; `isOwn` for words that the student marked. */
export type SortedLine = { quote: string; place: string; speaks: SpeaksFor; isOwn?: boolean }

/** What a student reads in a passage where its words do not say it outright. Nobody calls it right or wrong. */
export type MyReading = {
  /** `id` of the chosen reading. */
  reading: string
  claim: string
  lines: readonly SortedLine[]
  /** After a line that speaks against it was asked about. */
  afterDoubt?: 'same' | 'unsure'
  timestamp: string
}
