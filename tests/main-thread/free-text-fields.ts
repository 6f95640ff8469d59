/** The part of JSON Schema that our OpenAPI document speaks. */
export type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** A position for free text in a body: `put` makes a whole body with the text there, `most` is the longest one allowed. */
export type FreeTextField = { name: string; most: number; put(text: string): unknown }

/** Every place of a body where a person may write what they want. */
export function freeTextFields(schema: Schema, name = ''): FreeTextField[] {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternatives.flatMap((one) => freeTextFields(one, name))
  if (schema.type === 'object') {
    return propertiesOf(schema).flatMap(([property, inner]) =>
      freeTextFields(inner, `${name}.${property}`).map((field) => ({
        ...field,
        put: (text) => ({ ...(exampleOf(schema) as object), [property]: field.put(text) }),
      })),
    )
  }
  if (schema.type === 'array') {
    const positions = schema.prefixItems ?? [schema.items ?? {}]
    return positions.flatMap((inner, at) =>
      freeTextFields(inner, `${name}.${at}`).map((field) => ({
        ...field,
        put: (text) =>
          positions.map((position, other) => (other === at ? field.put(text) : exampleOf(position))),
      })),
    )
  }
  const isFree = [schema.type].flat().includes('string') && !schema.enum && !('const' in schema)
  const most = schema.maxLength ?? Number.POSITIVE_INFINITY
  return isFree ? [{ name, most, put: (text) => text }] : []
}

function propertiesOf(schema: Schema): [string, Schema][] {
  const { properties = {}, additionalProperties, propertyNames } = schema
  if (typeof additionalProperties !== 'object') return Object.entries(properties)
  return (propertyNames?.enum ?? ['x']).map((name) => [String(name), additionalProperties])
}

/** A body that fits the schema, with nothing in it that need not be. */
function exampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives?.[0]) return exampleOf(alternatives[0])
  const [type] = [schema.type].flat()
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]),
    )
  if (type === 'array') return (schema.prefixItems ?? []).map(exampleOf)
  if (type === 'number' || type === 'integer') return Math.max(0, schema.minimum ?? 0)
  if (type === 'boolean') return true
  if (schema.format === 'email') return 'somebody@example.org'
  return schema.format === 'uuid' ? '7d444840-9dc0-11d1-b245-5ffdce74fad2' : 'Why is it sad?'
}
