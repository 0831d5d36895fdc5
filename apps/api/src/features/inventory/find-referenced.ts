import type { MemberContext } from '../../context.ts'
import { listReferenced } from './inventory.repo.ts'

/** The ids of one's own ads with these references, by reference. */
export async function findReferenced(
  { db, session }: Pick<MemberContext, 'db' | 'session'>,
  references: readonly string[],
): Promise<Map<string, number>> {
  return listReferenced(db, session.userId, references)
}
