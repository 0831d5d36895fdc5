import { DomainError } from '@wepa/domain/error'

/** Whether an error says that the database cannot be reached or takes nothing now, rather than that a statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'database_unavailable'
}
