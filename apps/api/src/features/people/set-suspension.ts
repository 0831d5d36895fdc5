import type { Deps } from '../../context.ts'
import { lockStanding, type Standing, updateSuspension } from './suspensions.repo.ts'

type Tx = Pick<Deps, 'db'>

/** How a person stands; nothing of theirs changes until the transaction ends. Undefined for nobody. */
export async function holdPerson(tx: Tx, userId: number): Promise<Standing | undefined> {
  return lockStanding(tx.db, userId)
}

/** Keeps a person out, or with null lets them in again. What hangs on it is the business of moderation. */
export async function setSuspension(
  tx: Tx,
  { userId, suspendedAt }: { userId: number; suspendedAt: Date | null },
): Promise<void> {
  await updateSuspension(tx.db, userId, suspendedAt)
}
