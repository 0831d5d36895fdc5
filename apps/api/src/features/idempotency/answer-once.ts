// The same person and Idempotency-Key get the first answer again, for 24 h.
import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '@wepa/domain/error'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import {
  deleteKey,
  type Expiry,
  findKey,
  type HeldKey,
  takeKey,
  updateAnswer,
  updateRenewal,
} from './idempotency.repo.ts'

export type OnceAnswer = { status: number; body: string }
export type OnceKey = {
  /** Whose key it is. */
  scope: string
  /** A UUID of the client's. */
  key: string
  /** Hash of the call and its body: another one under the same key is refused. */
  fingerprint: string
}

const uuid = z.uuid()
/** ms; a key that was not renewed for the length of its lease was left by a process that died. */
const renewEvery = 2_000
const lease = 8_000
/** ms; the same for keys of servers from before there were leases. */
const unrenewedFor = 90_000
export const answersLast = 24 * 60 * 60 * 1000
/** ms for which the second of two presses waits for the first, in the process that has both. */
const twinPatience = 1_000
/** Seconds after which a client is asked to come again. */
const retryAfter = 2

/** What is being worked on here; each database has its own. */
const underWay = new WeakMap<Database, Map<string, Promise<unknown>>>()
/** The calls of this process that are just asking for their keys, all keys together. */
const asking = new Set<Promise<boolean>>()

/**
 * Runs `work` for the first call with a key; later ones get its answer. A refusal is not kept: the key is free
 * again, as it is ten seconds after its process died.
 * @throws DomainError validation for a key that is no UUID, idempotency_mismatch for another body,
 *   request_in_progress with the seconds to wait while the first call may still be running
 */
export async function answerOnce(
  ctx: Pick<Context, 'db' | 'clock'>,
  key: OnceKey,
  work: () => Promise<OnceAnswer>,
): Promise<OnceAnswer> {
  requireUuid(key.key)
  const first = await answerOrTwin(ctx, key, work)
  if (!('twin' in first)) return first
  await finishedWithin(first.twin, twinPatience)
  const second = await answerOrTwin(ctx, key, work)
  if ('twin' in second) throw new DomainError('request_in_progress', { retryAfter })
  return second
}

/** The answer, or the call of this process that is making it; `looks` is how often it looks for one of them. */
async function answerOrTwin(
  ctx: Pick<Context, 'db' | 'clock'>,
  key: OnceKey,
  work: () => Promise<OnceAnswer>,
  looks = 2,
): Promise<OnceAnswer | { twin: Promise<unknown> }> {
  const takenAt = ctx.clock.now()
  if (await ask(takeKey(ctx.db, key, takenAt, expiryAt(takenAt)))) {
    return answerFirst(ctx.db, { ...key, takenAt }, work)
  }
  const found = await findKey(ctx.db, key)
  // Freed between the two looks: taken by this one, then.
  if (!found) return answerOrTwin(ctx, key, work, looks)
  if (found.fingerprint !== key.fingerprint) throw new DomainError('idempotency_mismatch')
  const { status, body } = found
  if (status !== null && body !== null) return { status, body }
  const findTwin = () => underWay.get(ctx.db)?.get(nameOf(key))
  // The twin may have its key in the database, and not know yet.
  if (!findTwin()) await Promise.allSettled(asking)
  const twin = findTwin()
  if (twin) return { twin }
  // Answered since the row was read, perhaps: then the next look finds it.
  if (looks > 1) return answerOrTwin(ctx, key, work, looks - 1)
  throw new DomainError('request_in_progress', { retryAfter })
}

async function ask(taking: Promise<boolean>): Promise<boolean> {
  asking.add(taking)
  try {
    return await taking
  } finally {
    asking.delete(taking)
  }
}

function expiryAt(now: Date): Expiry {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return { lease, unrenewed: before(unrenewedFor), answered: before(answersLast) }
}

async function answerFirst(
  db: Database,
  key: HeldKey,
  work: () => Promise<OnceAnswer>,
): Promise<OnceAnswer> {
  // One that fails is made up for by the next: the lease is four times as long.
  const renewals = setInterval(() => void updateRenewal(db, key).catch(() => undefined), renewEvery)
  const answering = answerAndKeep(db, key, work)
  const here = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, here.set(nameOf(key), answering))
  try {
    return await answering
  } finally {
    clearInterval(renewals)
    here.delete(nameOf(key))
  }
}

async function answerAndKeep(
  db: Database,
  key: HeldKey,
  work: () => Promise<OnceAnswer>,
): Promise<OnceAnswer> {
  const answer = await work().catch(async (error: unknown) => {
    await deleteKey(db, key)
    throw error
  })
  await updateAnswer(db, key, answer)
  return answer
}

/** Waits until it ended, however it did, or for so many ms. */
async function finishedWithin(work: Promise<unknown>, milliseconds: number): Promise<void> {
  const over = new AbortController()
  const time = wait(milliseconds, undefined, { signal: over.signal }).catch(() => undefined)
  await Promise.race([work.catch(() => undefined), time])
  over.abort()
}

function nameOf({ scope, key }: Pick<OnceKey, 'scope' | 'key'>): string {
  return `${scope} ${key}`
}

function requireUuid(key: string): void {
  const parsed = uuid.safeParse(key)
  if (parsed.success) return
  const message = 'Idempotency-Key debe ser un UUID'
  throw new DomainError('validation', { issues: [{ path: 'Idempotency-Key', message }] })
}
