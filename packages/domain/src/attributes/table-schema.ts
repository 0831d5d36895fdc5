// The table of attributes as the API answers it.
import * as z from 'zod/mini'
import { attributeKeys, attributeTable } from './fitting.ts'

/**
 * `choices`: codes with their labels; `categories`: where it belongs, absent everywhere; `only`: the codes of another
 * attribute that allow it; `isFacet`: searches take it as a parameter; `property`: of schema.org.
 */
export const TableEntry = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(['choice', 'flag', 'number', 'text', 'date']),
  choices: z.optional(z.record(z.string(), z.string())),
  isMany: z.optional(z.boolean()),
  unit: z.optional(z.string()),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  step: z.optional(z.number()),
  categories: z.optional(z.array(z.string())),
  only: z.optional(z.object({ attribute: z.string(), codes: z.array(z.string()) })),
  isFacet: z.boolean(),
  property: z.optional(z.string()),
})
export type TableEntry = z.infer<typeof TableEntry>

/** The whole table, in its order. */
export function tableEntries(): TableEntry[] {
  return attributeKeys.map((key) => {
    const { list, isFirst, isFacet, categories, only, ...entry }: Record<string, unknown> = {
      ...attributeTable[key],
    }
    return TableEntry.parse({ key, ...entry, categories, only, isFacet: isFacet === true })
  })
}
