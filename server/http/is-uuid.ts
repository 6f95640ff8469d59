const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text from an address or a header can be an id at all: PostgreSQL throws on anything else. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && shape.test(text)
}
