import type { Context } from '../../context.ts'
import { type LockedPerson, selectLocked } from './people.repo.ts'

export type { LockedPerson }

/**
 * Holds a person's row until the transaction ends, so that what happens to one person happens one after
 * the other, and answers what is decided by it; undefined for an account that is gone. `isLeaving` also
 * waits for, and keeps off, everything new that refers to them. Whoever locks two people locks them in the
 * order of their ids, or in one order that all callers keep.
 */
export async function lockPerson(
  tx: Pick<Context, 'db'>,
  id: number,
  { isLeaving = false }: { isLeaving?: boolean } = {},
): Promise<LockedPerson | undefined> {
  return selectLocked(tx.db, id, isLeaving)
}
