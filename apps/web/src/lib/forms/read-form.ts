// A form's fields read by a schema of the domain, for resolvers that hand it more or less than what is typed.
import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, ResolverOptions, ResolverResult } from 'react-hook-form'
import * as z from 'zod/mini'

/** What the schema makes of the values, or the first issue of each field. */
export function readForm<Values extends FieldValues, Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
  options: ResolverOptions<Values>,
): ResolverResult<Values, z.output<Schema>> {
  const read = z.safeParse(schema, values)
  if (read.success) return { values: read.data, errors: {} }
  return { values: {}, errors: toNestErrors(firstIssues(read.error), options) }
}

function firstIssues(error: z.core.$ZodError): Record<string, FieldError> {
  const issues = error.issues.map(
    ({ path, message }) => [path.join('.'), { type: 'refused', message }] as const,
  )
  // Of several issues of a field the first counts: the last entry of a name wins.
  return Object.fromEntries(issues.toReversed())
}
