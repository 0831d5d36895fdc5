// What stands in the form's fields, and how the domain reads it.
import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

/** The fields as typed: every one a text, '' when empty. */
export type TypedListing = {
  title: string
  description: string
  price: string
  categoryId: string
  condition: string
  location: string
  contactEmail: string
  contactPhone: string
}

export const listingFields = [
  'categoryId',
  'title',
  'description',
  'price',
  'condition',
  'location',
  'contactEmail',
  'contactPhone',
] as const satisfies readonly (keyof TypedListing)[]

/** Checks the typed fields with the schema of the call they are for; answers what the call takes. */
export function listingResolver<Schema extends z.ZodMiniType>(
  schema: Schema,
): Resolver<TypedListing, unknown, z.output<Schema>> {
  return (typed, _context, options) => {
    const read = z.safeParse(schema, { ...typed, categoryId: Number(typed.categoryId) })
    if (read.success) return { values: read.data, errors: {} }
    return { values: {}, errors: toNestErrors(firstIssues(read.error), options) }
  }
}

function firstIssues(error: z.core.$ZodError): Record<string, FieldError> {
  const issues = error.issues.map(
    ({ path, message }) => [path.join('.'), { type: 'refused', message }] as const,
  )
  // Of several issues of a field the first counts: the last entry of a name wins.
  return Object.fromEntries(issues.toReversed())
}
