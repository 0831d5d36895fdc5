// What stands in the form's fields, and how the domain reads it.
import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { readForm } from '../../lib/forms/read-form.ts'

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
  return (typed, _context, options) => readForm(schema, publishValues(typed), options)
}

/** What the schemas read, from fields as typed. */
export function publishValues(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  return { ...fields, categoryId: Number(fields.categoryId) }
}

/** The fields of a draft; those it does not have stay as in `blank`. */
export function typedFrom(
  fields: Readonly<Record<string, string>>,
  blank: TypedListing,
): TypedListing {
  const typed = { ...blank }
  for (const name of listingFields) typed[name] = fields[name] ?? blank[name]
  return typed
}
