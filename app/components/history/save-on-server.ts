import type { CheckInAnswer } from '#domain/messages'
import type { MyReading } from '#domain/my-reading'
import { client, readReply } from '../browser/client.ts'

// What a student adds to an explanation of the account, saved with it on the server. False when it was not saved.

const oneConversation = client.api.conversations[':id']

type GivenCheckIn = CheckInAnswer & { isAboutText: boolean }

/** `of` is the timestamp of the explanation. */
export async function saveCheckIn(id: string, of: string, given: GivenCheckIn): Promise<boolean> {
  const { timestamp: _, ...checkIn } = given
  return (await readReply(oneConversation['check-in'].$put({ param: { id }, json: { of, ...checkIn } }))).ok
}

/** `of` is the timestamp of the explanation. */
export async function saveReading(id: string, of: string, reading: MyReading): Promise<boolean> {
  const { claim: _, timestamp: __, lines, ...chosen } = reading
  const json = { of, ...chosen, lines: lines.map(({ quote, speaks }) => ({ quote, speaks })) }
  return (await readReply(oneConversation.reading.$put({ param: { id }, json }))).ok
}
