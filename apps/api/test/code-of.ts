import { DomainError } from '@wepa/domain/error'

/** The code a call was refused with, 'validation' for a failed parse, 'none' when it went through. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'none'
  } catch (error) {
    const cause = error instanceof Error && !(error instanceof DomainError) ? error.cause : error
    if (cause instanceof DomainError) return cause.code
    if (cause instanceof Error && 'issues' in cause) return 'validation'
    throw error
  }
}
