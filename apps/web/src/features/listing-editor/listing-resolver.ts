// How the domain reads what stands in the form's fields.
import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { draftFields, type TypedAd } from '../../blocks/listing-fields/typed-ad.ts'
import { publishValues } from '../../blocks/listing-fields/typed-listing.ts'
import { readForm } from '../../lib/forms/read-form.ts'

/** Checks the typed fields with the schema of the call they are for; answers what the call takes. */
export function listingResolver<Schema extends z.ZodMiniType>(
  schema: Schema,
): Resolver<TypedAd, unknown, z.output<Schema>> {
  return (typed, _context, options) => readForm(schema, publishValues(draftFields(typed)), options)
}
