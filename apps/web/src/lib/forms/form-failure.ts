// Puts what the server refused where the person can mend it.
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type Failure, readFailure } from '../errors.ts'

/**
 * Shows a failed call in a form: each issue at its field (the first one gets the focus), the rest above the
 * buttons as `root`. Nothing typed is lost.
 * @param fields the form's own field names; issues of others go to `root`
 * @param fallback what to say when the server gave no reason of its own
 */
export function showFailure<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  fields: readonly Path<Values>[],
  fallback?: string,
): Failure {
  const failure = readFailure(error)
  const isPlaced = placeIssues(form, failure.issues, fields)
  if (!isPlaced) {
    const hasReason = failure.code !== 'unknown' || fallback === undefined
    form.setError('root', { type: 'server', message: hasReason ? failure.message : fallback })
  }
  return failure
}

/** Puts issues at their fields; the first one gets the focus. Answers whether there were any for these fields. */
export function placeIssues<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  issues: Failure['issues'],
  fields: readonly Path<Values>[],
): boolean {
  const placed = fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path === field)
    return issue ? [{ field, message: issue.message }] : []
  })
  for (const [index, { field, message }] of placed.entries()) {
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return placed.length > 0
}
