// The same person and Idempotency-Key get the first answer again, for 24 h.
import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '@wepa/domain/error'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { deleteKey, findKey, insertKey, updateAnswer } from './idempotency.repo.ts'

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
const pollEvery = 100
/** A key without an answer after this long was left by a process that died. */
const abandonedAfter = 90_000
export const answersLast = 24 * 60 * 60 * 1000

/**
 * Runs `work` for the first call with a key; later ones get its answer, parallel ones wait for it.
 * A refusal is not kept: the key is free again.
 * @throws DomainError validation for a key that is no UUID, idempotency_mismatch for another body
 */
export async function answerOnce(
  ctx: Pick<Context, 'db' | 'clock'>,
  key: OnceKey,
  work: () => Promise<OnceAnswer>,
): Promise<OnceAnswer> {
  requireUuid(key.key)
  for (;;) {
    const takenAt = ctx.clock.now()
    if (await insertKey(ctx.db, key, takenAt)) return answerFirst(ctx, key, takenAt, work)
    const answer = await answerOfOther(ctx, key)
    if (answer) return answer
  }
}

async function answerFirst(
  { db }: Pick<Context, 'db'>,
  key: OnceKey,
  takenAt: Date,
  work: () => Promise<OnceAnswer>,
): Promise<OnceAnswer> {
  const answer = await work().catch(async (error: unknown) => {
    await deleteKey(db, key, takenAt)
    throw error
  })
  await updateAnswer(db, key, answer)
  return answer
}

/** Waits for the call that holds the key; undefined when the key is free after all. */
async function answerOfOther(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: OnceKey,
): Promise<OnceAnswer | undefined> {
  for (;;) {
    const found = await findKey(db, key)
    if (!found) return undefined
    const age = clock.now().getTime() - found.createdAt.getTime()
    const isOver = found.status === null ? age > abandonedAfter : age > answersLast
    if (isOver) {
      await deleteKey(db, key, found.createdAt)
      return undefined
    }
    if (found.fingerprint !== key.fingerprint) throw new DomainError('idempotency_mismatch')
    if (found.status !== null && found.body !== null) {
      return { status: found.status, body: found.body }
    }
    await wait(pollEvery)
  }
}

function requireUuid(key: string): void {
  const parsed = uuid.safeParse(key)
  if (parsed.success) return
  const message = 'Idempotency-Key debe ser un UUID'
  throw new DomainError('validation', { issues: [{ path: 'Idempotency-Key', message }] })
}
