// The tables in the browser's own database. Loaded with Dexie when something is kept for the first time.
import { Dexie, type Table } from 'dexie'
import type { Queued } from './task.ts'

/** Text of an ad that was begun; its photos lie apart, because they are large. */
export type DraftRow = { id: string; userId: number; updatedAt: string }

/** One photo of a draft. */
export type DraftPhotoRow = { id: string; draftId: string; userId: number; blob: Blob }

/** What a query answered, kept for reading without network: as JSON, since so its size is known. */
export type KeptRow = { userId: number; key: string; group: string; keptAt: string; text: string }

export class WepaDatabase extends Dexie {
  declare outbox: Table<Queued, number, Omit<Queued, 'seq'>>
  declare drafts: Table<DraftRow, string>
  declare draftPhotos: Table<DraftPhotoRow, string>
  declare kept: Table<KeptRow, [number, string]>

  constructor() {
    super('wepa')
    this.version(1).stores({
      outbox: '++seq, &id, userId',
      drafts: 'id, userId',
      draftPhotos: 'id, draftId, userId',
      kept: '[userId+key], [userId+group+keptAt], userId, keptAt',
    })
  }

  /** Deletes all that is kept for a person. */
  async forgetPerson(userId: number): Promise<void> {
    const tables = [this.outbox, this.drafts, this.draftPhotos, this.kept]
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
