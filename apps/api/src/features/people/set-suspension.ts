import type { Deps } from '../../context.ts'
import {
  findSuspension,
  listRunOut,
  lockStanding,
  type Standing,
  updateSuspension,
} from './suspensions.repo.ts'

type Tx = Pick<Deps, 'db'>

/** How a person stands; nothing of theirs changes until the transaction ends. Undefined for nobody. */
export async function holdPerson(tx: Tx, userId: number): Promise<Standing | undefined> {
  return lockStanding(tx.db, userId)
}

/**
 * Keeps a person out, without end or until a moment, or with null lets them in again. What hangs on it is the
 * business of moderation.
 */
export async function setSuspension(
  tx: Tx,
  {
    userId,
    suspendedAt,
    suspendedUntil = null,
  }: { userId: number; suspendedAt: Date | null; suspendedUntil?: Date | null },
): Promise<void> {
  await updateSuspension(tx.db, userId, { suspendedAt, suspendedUntil })
}

/** Some of the people whose suspension has run out, by rising ids above `after`. */
export async function listSuspensionsOver(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  after: number,
): Promise<{ id: number }[]> {
  return listRunOut(db, { now: clock.now(), after, limit: 100 })
}

/** When a suspension ends by itself; null for one without end. */
export async function suspendedUntil(tx: Tx, userId: number): Promise<Date | null> {
  return (await findSuspension(tx.db, userId))?.suspendedUntil ?? null
}
