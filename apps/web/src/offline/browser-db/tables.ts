// The tables in the browser's own database. Loaded with Dexie when something is kept for the first time.
import { Dexie, type Table } from 'dexie'
import type { Draft, DraftPhoto } from './draft.ts'
import type { Queued } from './task.ts'

/** What a query answered, kept for reading without network: as JSON, since so its size is known. */
export type KeptRow = { userId: number; key: string; group: string; keptAt: string; text: string }

/** What somebody looked for; `key` is the text folded. */
export type SearchRow = { userId: number; key: string; text: string; searchedAt: string }

/** An ad that somebody opened. */
export type ViewedRow = { userId: number; listingId: number; viewedAt: string }

export class WepaDatabase extends Dexie {
  declare outbox: Table<Queued, number, Omit<Queued, 'seq'>>
  declare drafts: Table<Draft, string>
  /** Apart from their drafts, because they are large. */
  declare draftPhotos: Table<DraftPhoto, string>
  declare kept: Table<KeptRow, [number, string]>
  declare searches: Table<SearchRow, [number, string]>
  declare viewed: Table<ViewedRow, [number, number]>

  constructor() {
    super('wepa')
    this.version(1).stores({
      outbox: '++seq, &id, userId',
      drafts: 'id, userId',
      draftPhotos: 'id, draftId, userId',
      kept: '[userId+key], [userId+group+keptAt], userId, keptAt',
    })
    this.version(2).stores({ searches: '[userId+key], [userId+searchedAt], userId' })
    this.version(3).stores({ viewed: '[userId+listingId], [userId+viewedAt], userId' })
  }

  /** Deletes all that is kept for a person. */
  async forgetPerson(userId: number): Promise<void> {
    const { outbox, drafts, draftPhotos, kept, searches, viewed } = this
    const tables = [outbox, drafts, draftPhotos, kept, searches, viewed]
    await this.transaction('rw', tables, async () => {
      for (const table of tables) await table.where({ userId }).delete()
    })
  }
}

export async function openDatabase(): Promise<WepaDatabase> {
  const database = new WepaDatabase()
  await database.open()
  return database
}
