// Payloads of a wrong shape for a schema: as a whole, and one field after the other of an otherwise right one.
import * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Child = JsonSchema | boolean

const strangers: readonly unknown[] = [
  undefined,
  null,
  7,
  -1.5,
  2 ** 40,
  true,
  '',
  'desconocido',
  'x'.repeat(100_000),
  [],
  [null],
  [[{}]],
  {},
  { a: { b: { c: { d: [] } } } },
]

/** All wrong (and by chance right) payloads for a schema, each once. */
export function wrongShapes(schema: z.core.$ZodType): unknown[] {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const all = [...strangers, ...fieldsGoneWrong(shape)]
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()]
}

function fieldsGoneWrong(schema: Child): unknown[] {
  if (typeof schema === 'boolean') return []
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(fieldsGoneWrong)
  const right = sample(schema)
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    [...strangers, ...fieldsGoneWrong(field)].map((wrong) => ({
      ...asObject(right),
      [name]: wrong,
    })),
  )
  const items = itemOf(schema)
  const lists =
    items === undefined ? [] : [...strangers, ...fieldsGoneWrong(items)].map((one) => [one])
  const long = items === undefined ? [] : [Array.from({ length: 200 }, () => sample(items))]
  return [...branches, ...fields, ...lists, ...long]
}

/** A value that fits as far as the schema tells. */
function sample(schema: Child): unknown {
  if (typeof schema === 'boolean') return 'texto'
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const branch = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (branch) return sample(branch)
  if (schema.properties) {
    const entries = Object.entries(schema.properties)
    return Object.fromEntries(entries.map(([name, field]) => [name, sample(field)]))
  }
  const items = itemOf(schema)
  if (items !== undefined) return [sample(items)]
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'boolean') return true
  return schema.type === 'object' ? {} : 'texto'
}

function itemOf({ items }: JsonSchema): Child | undefined {
  return Array.isArray(items) ? items[0] : items
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
