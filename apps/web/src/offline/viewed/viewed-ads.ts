// The ads that somebody opened on this device: told to nobody, each under its person, visitors apart.
import { withDatabase } from '../browser-db/database.ts'
import { orNothing } from '../browser-db/writes.ts'

/** Whose ads those of visitors are. */
const visitor = 0
/** So many of each person are kept. */
const most = 1_000

/** Keeps that somebody opened an ad. */
export async function keepViewed(userId: number, listingId: number): Promise<void> {
  const row = { userId, listingId, viewedAt: new Date().toISOString() }
  await withDatabase((database) =>
    database.transaction('rw', database.viewed, async () => {
      await database.viewed.put(row)
      await database.viewed
        .where('[userId+viewedAt]')
        .between([userId, ''], [userId, '\uffff'])
        .reverse()
        .offset(most)
        .delete()
    }),
  )
}

/** The ads that a person has opened; none where the browser keeps nothing. */
export async function listViewed(userId: number): Promise<number[]> {
  const reading = withDatabase((database) => database.viewed.where({ userId }).toArray())
  const rows = await orNothing(reading)
  return rows?.map(({ listingId }) => listingId) ?? []
}

/** Forgets what others than the person of now have opened; what visitors opened is nobody's. */
export async function forgetViewedOfOthers(userId: number): Promise<void> {
  await withDatabase((database) =>
    database.viewed.where('userId').noneOf([visitor, userId]).delete(),
  )
}
