// What a person would leave behind on this device, and how it goes.
import { StorageUnavailable, withDatabase } from './database.ts'
import { forgetQueueOf, listQueuedOf } from './queue.ts'

/** How much of a person's waits here: things to be sent, and drafts that are not among them. */
export async function countLeftovers(userId: number): Promise<{ queued: number; drafts: number }> {
  const queued = await listQueuedOf(userId)
  const drafts = await withDatabase((database) =>
    database.drafts.where({ userId }).primaryKeys(),
  ).catch(() => [])
  const sent = new Set(queued.map(({ task }) => task.kind === 'publish' && task.draftId))
  return { queued: queued.length, drafts: drafts.filter((id) => !sent.has(id)).length }
}

/** Deletes all that is kept here for a person: they discarded it, or deleted their account. */
export async function forgetPerson(userId: number): Promise<void> {
  try {
    await withDatabase((database) => database.forgetPerson(userId))
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
  }
  await forgetQueueOf(userId)
}
