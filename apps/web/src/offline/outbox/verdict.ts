// What a failed call means for the thing that was being sent.
import { isTRPCClientError } from '@trpc/client'
import { readFailure } from '../../lib/errors.ts'
import type { Verdict } from '../browser-db/task.ts'
import { UnreadableAnswer } from './unreadable-answer.ts'

type Failed = Exclude<Verdict, { verdict: 'done' }>

const offline = 'Sin conexión: se envía cuando vuelva.'
const signedOut = 'Tu sesión terminó: entra de nuevo y se envía.'
const inTrouble = 'Wepa no responde ahora mismo: lo intentamos de nuevo en un rato.'

/**
 * No answer, 5xx, 429 and the like: again later; 401: when the person has signed in again; any other
 * refusal stands, with the server's own words. What is no answer of the server (a portal's page, a bug here) is tried again.
 */
export function verdictOf(error: unknown): Failed {
  // A program's part that did not load, a database that failed, a bug: nothing the person could mend.
  if (!isTRPCClientError(error)) return { verdict: 'retry', code: 'unknown', reason: inTrouble }
  const { code, message, retryAfter, isUnreached } = readFailure(error)
  const response = responseOf(error)
  const after = retryAfter ?? readRetryAfter(response?.headers.get('retry-after') ?? null)
  return failedWith({
    status: response?.status,
    code: response && isUnreached ? unreadCode(response.status, after) : code,
    // Without a readable reason the usual words of a failed call would ask to try again by hand.
    reason: code === 'unknown' || code === 'offline' ? null : message,
    after,
  })
}

/** An answer that cannot be read is one all the same. Trouble that names its end is waited out also when the network comes back. */
function unreadCode(status: number, after: number | null): string {
  return after !== null && (status >= 500 || isPassing(status)) ? 'unavailable' : 'unknown'
}

type FailedCall = {
  /** HTTP status; undefined when no answer came. */
  status: number | undefined
  code: string
  reason: string | null
  /** Seconds. */
  after?: number | null | undefined
}

/** The same for a call that did not go through tRPC: the upload of a photo. */
export function failedWith({ status, code, reason, after }: FailedCall): Failed {
  if (status === undefined) return { verdict: 'retry', code: 'offline', reason: offline }
  if (!isOurs(status, code)) return { verdict: 'retry', code, reason: inTrouble }
  // The first try is still being worked on: its answer comes under the same key.
  if (code === 'request_in_progress') {
    return { verdict: 'retry', code, reason: inTrouble, after: after ?? undefined }
  }
  if (status === 401) return { verdict: 'paused', code, reason: signedOut }
  if (status >= 400 && status < 500 && !isPassing(status)) {
    return { verdict: 'rejected', code, reason: reason ?? 'Wepa no lo aceptó.' }
  }
  return { verdict: 'retry', code, reason: reason ?? inTrouble, after: after ?? undefined }
}

/** A portal or a proxy refuses without our codes, and passes; only what is too large stays so on any way. */
function isOurs(status: number, code: string): boolean {
  const isRefused = status >= 400 && status < 500 && !isPassing(status)
  return !(isRefused && code === 'unknown') || status === 413 || status === 414
}

/** Seconds of a Retry-After header, which holds seconds or a date. */
export function readRetryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/** Request Timeout, Too Early, Too Many Requests. */
function isPassing(status: number): boolean {
  return status === 408 || status === 425 || status === 429
}

type Answered = { meta?: Record<string, unknown> | undefined; cause?: unknown }

function responseOf({ meta, cause }: Answered): Response | undefined {
  if (cause instanceof UnreadableAnswer) return cause.response
  return meta?.response instanceof Response ? meta.response : undefined
}
