import { parse } from 'yaml'
import type { z } from 'zod'

type Checked<T> = { value: T; problems: [] } | { value: null; problems: string[] }

/** Reads YAML and checks it. Each problem is "field: reason". Never throws. */
export function checkFront<T>(schema: z.ZodType<T>, yaml: string): Checked<T> {
  let read: unknown
  try {
    read = parse(yaml)
  } catch (error) {
    return { value: null, problems: [`is no YAML: ${error instanceof Error ? error.message : error}`] }
  }
  const result = schema.safeParse(read)
  if (result.success) return { value: result.data, problems: [] }
  return {
    value: null,
    problems: result.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    ),
  }
}
