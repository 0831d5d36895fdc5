import type { MemberContext } from '../../../context.ts'
import { findListings } from '../listings.repo.ts'

/** The `updatedAt` of ads by their ids: tells their versions apart. */
export async function findVersions(
  { db, clock }: Pick<MemberContext, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const listings = await findListings(db, ids, clock.now())
  return new Map(listings.map(({ id, updatedAt }) => [id, updatedAt]))
}
