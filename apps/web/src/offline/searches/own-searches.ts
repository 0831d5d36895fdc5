// One's own last searches: on this device alone, each under the person who made it, visitors apart.
import { isSuggestible } from '@wepa/domain/search/suggestions/suggestible'
import { foldText } from '@wepa/domain/text/writing'
import { withDatabase } from '../browser-db/database.ts'
import { orNothing } from '../browser-db/writes.ts'

/** Whose searches those of visitors are. */
const visitor = 0
/** So many of each person are kept. */
const most = 20
const longest = 80

/** Keeps what somebody looked for as their last search; what holds an email or a telephone is not kept. */
export async function keepSearch(userId: number, typed: string): Promise<void> {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text === '' || text.length > longest || !isSuggestible(text)) return
  const row = { userId, key: keyOf(text), text, searchedAt: new Date().toISOString() }
  await withDatabase((database) =>
    database.transaction('rw', database.searches, async () => {
      await database.searches.put(row)
      await newestFirst(database, userId).offset(most).delete()
    }),
  )
}

/** The last searches of a person, the newest first; none where the browser keeps nothing. */
export async function listSearches(userId: number): Promise<string[]> {
  const reading = withDatabase((database) => newestFirst(database, userId).toArray())
  const rows = await orNothing(reading)
  return rows?.map(({ text }) => text) ?? []
}

/** Forgets one search of a person. */
export async function forgetSearch(userId: number, text: string): Promise<void> {
  await withDatabase((database) => database.searches.delete([userId, keyOf(text)]))
}

/** Forgets all searches of a person. */
export async function forgetSearches(userId: number): Promise<void> {
  await withDatabase((database) => database.searches.where({ userId }).delete())
}

/** Forgets the searches of others than the person of now; those of visitors are nobody's. */
export async function forgetSearchesOfOthers(userId: number): Promise<void> {
  await withDatabase((database) =>
    database.searches.where('userId').noneOf([visitor, userId]).delete(),
  )
}

type Database = Parameters<Parameters<typeof withDatabase>[0]>[0]

function newestFirst({ searches }: Database, userId: number) {
  return searches.where('[userId+searchedAt]').between([userId, ''], [userId, '\uffff']).reverse()
}

function keyOf(text: string): string {
  return foldText(text)
}
