/** A text that the library does not have. */
const passage =
  'The bus was late again. “Great,” said Mia, and kicked the wet bench. She did not look at anybody.'

/** Sends a question of the public demo and returns the whole answer as text. Throws when there is none. */
export async function askDemo(url: string): Promise<string> {
  const content = `Question: How does Mia feel?\n\nPassage:\n${passage}`
  const reply = await fetch(`${url}/functions/v1/claude-proxy-demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      messages: [{ role: 'user', content }],
      gradeLevel: 'middle',
      contentType: 'fiction',
    }),
  })
  if (!reply.ok) throw new Error(`The demo answers ${reply.status}: ${await reply.text()}`)
  const answer = (await reply.json()) as { content: { text: string }[] }
  return answer.content.map(({ text }) => text).join('\n')
}
