import type { Finding, FindingType } from './findings.ts'
import type { CloseReading } from './read-closely.ts'

/** The findings of one type, in the order of the text, with their data typed. */
export function pickFindings<T extends FindingType>({ findings }: CloseReading, type: T): Finding<T>[] {
  return findings.filter((finding): finding is Finding<T> => finding.type === type)
}
