// What came of a piece of work, and the kind of its error: never its text, which may quote what a person wrote.
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { DomainError } from '@wepa/domain/error'
import { toRefusal } from '../errors.ts'

/** `refused` is what whoever asked can mend, or did not wait for; `failed` is ours or a provider's. */
export type Outcome = 'ok' | 'refused' | 'failed'

export function outcomeOf(error: unknown): Outcome {
  if (hasLeft(error) || isSaidNo(error)) return 'refused'
  const { code, status } = toRefusal(error)
  // Refusals of tRPC itself, such as an input that is no JSON, have a status of their own.
  const counted =
    code === 'internal' && error instanceof TRPCError ? getHTTPStatusCodeFromError(error) : status
  return counted >= 500 ? 'failed' : 'refused'
}

/** A provider answered as it should: it will not have this one, such as a number that does not exist. */
function isSaidNo(error: unknown): boolean {
  return error instanceof Error && 'isRefusal' in error && error.isRefusal === true
}

/** The person did not wait for the assistant's answer. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'reason' in error && error.reason === 'left'
}

/** A code of ours, of PostgreSQL or of the network, or the name of the error's class. */
export function kindOf(error: unknown): string {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth++) {
    if (cause instanceof DomainError) return cause.code
    if ('code' in cause && isWord(cause.code) && !isWrapper(cause)) return cause.code
    if (!(cause.cause instanceof Error)) return isWord(cause.name) ? cause.name : 'Error'
    cause = cause.cause
  }
  return 'unknown'
}

/** tRPC's code says less than what it wraps. */
function isWrapper(error: Error): boolean {
  return error.name === 'TRPCError' && error.cause instanceof Error
}

/** Codes are short words; nothing that could be a text gets through. */
function isWord(text: unknown): text is string {
  return typeof text === 'string' && /^\w{1,40}$/.test(text)
}
