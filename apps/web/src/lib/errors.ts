// Any failure of a call, in one shape: what kind it is and what to tell the person.
import { isTRPCClientError } from '@trpc/client'
import type { ErrorCode, Issue } from '@wepa/domain/error'
import { isConnected } from './device/connection.ts'

export type Failure = {
  /** `offline`: no answer came at all; `unknown`: an answer this client cannot read. */
  code: ErrorCode | 'offline' | 'unknown'
  /** The server itself said nothing: no answer came, or one of somebody on the way to it (a proxy's page). */
  isUnreached: boolean
  /** Spanish, ready to show. */
  message: string
  issues: readonly Issue[]
  /** Seconds to wait, with `rate_limited`. */
  retryAfter: number | null
}

export const offlineText = 'No hay conexión. Revisa tu internet e inténtalo de nuevo.'
/** The server's own 'Invalid token' is for programs. */
export const sessionEndedText = 'Tu sesión terminó. Entra de nuevo y vuelve a intentarlo.'
export const unknownText = 'Algo salió mal. Inténtalo de nuevo.'

export function readFailure(error: unknown): Failure {
  if (!isTRPCClientError(error)) {
    const isOffline = isMissingFile(error) && !isConnected()
    return unexplained(isOffline, isOffline)
  }
  const data: unknown = error.data
  if (!isFailureData(data)) {
    const isUnreached = error.shape === undefined || error.shape === null
    const isOffline = isMissingFile(error.cause) ? !isConnected() : isUnanswered(error.cause)
    return unexplained(isUnreached && isOffline, isUnreached)
  }
  return {
    code: data.code === 'internal' ? 'unknown' : data.code,
    isUnreached: false,
    message: data.code === 'invalid_token' ? sessionEndedText : error.message,
    issues: data.issues,
    retryAfter: data.retryAfter ?? null,
  }
}

function unexplained(isOffline: boolean, isUnreached: boolean): Failure {
  return {
    code: isOffline ? 'offline' : 'unknown',
    isUnreached,
    message: isOffline ? offlineText : unknownText,
    issues: [],
    retryAfter: null,
  }
}

/** How a call ends to which nothing came back: fetch's TypeError, or given up. What cannot be parsed did come. */
function isUnanswered(cause: Error | undefined): boolean {
  return cause === undefined || /^(Type|Abort|Timeout)Error$/.test(cause.name)
}

/** A file of the program that did not come, in the words of each browser. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError && /import(ed|ing) .*module/i.test(error.message)
}

type FailureData = {
  code: ErrorCode | 'internal'
  issues: Issue[]
  retryAfter?: number | null
}

// The server's own error formatter fills these; anything else on the way (a proxy's page) has none.
function isFailureData(data: unknown): data is FailureData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'code' in data &&
    typeof data.code === 'string' &&
    'issues' in data &&
    Array.isArray(data.issues)
  )
}
