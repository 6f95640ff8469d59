import { client, readReply } from '../browser/client.ts'
import type { HistorySource } from './history-source.ts'

const oneConversation = client.api.conversations[':id']

/** What a student adds to an explanation of the account, saved with it on the server. */
export const saveCheckIn: HistorySource['saveCheckIn'] = async (id, of, { timestamp: _, ...checkIn }) =>
  (await readReply(oneConversation['check-in'].$put({ param: { id }, json: { of, ...checkIn } }))).ok

export const saveReading: HistorySource['saveReading'] = async (id, of, reading) => {
  const { claim: _, timestamp: __, lines, ...chosen } = reading
  const json = { of, ...chosen, lines: lines.map(({ quote, speaks }) => ({ quote, speaks })) }
  return (await readReply(oneConversation.reading.$put({ param: { id }, json }))).ok
}
