import { z } from 'zod'
import { TonewiseError } from '#domain/errors'

/** A posted form: its fields, and whether it came from a page without script, which is answered by a redirect. */
export type PostedForm<Fields> = { fields: Fields; isPlain: boolean }

const typed = z.string().max(10_000).default('')
const next = z.string().max(10_000).optional()

export const signUpForm = z.strictObject({ email: typed, password: typed, audience: typed, next })
export const signInForm = z.strictObject({
  email: typed,
  password: typed,
  sharedComputer: z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false),
  next,
})

/** Reads JSON or an urlencoded form. Throws unreadable for broken JSON, fields_wrong for a field of another shape. */
export async function readForm<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<PostedForm<z.output<Shape>>> {
  const isPlain = isUrlencoded(request)
  const raw = isPlain
    ? Object.fromEntries(new URLSearchParams(await request.text()))
    : await readJson(request)
  const result = shape.safeParse(raw)
  if (result.success) return { fields: result.data, isPlain }
  const names = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'form'],
  )
  throw new TonewiseError('fields_wrong', {
    fields: Object.fromEntries(
      names.slice(0, 10).map((name) => [name.slice(0, 50), 'This form doesn’t use this field.']),
    ),
  })
}

export function isUrlencoded(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch (cause) {
    throw new TonewiseError('unreadable', { cause })
  }
}
