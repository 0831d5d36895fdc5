// What a person would leave behind on this device, and how it goes.
import { StorageUnavailable, withDatabase } from './browser-db/database.ts'
import { deleteDraft, listDrafts } from './drafts/drafts.ts'
import { isBlank } from './drafts/is-blank.ts'
import { forgetQueueOf, listQueuedOf } from './outbox/queue.ts'

/**
 * How much of a person's waits here: things to be sent, and drafts that are not among them. Blank ones and
 * those that were published, which a closed tab leaves behind, are nothing that anybody could lose.
 */
export async function countLeftovers(userId: number): Promise<{ queued: number; drafts: number }> {
  const queued = await listQueuedOf(userId)
  const sent = new Set(queued.map(({ task }) => task.kind === 'publish' && task.draftId))
  await clearPublished(userId, sent).catch(() => {})
  const drafts = await listDrafts(userId).catch(() => [])
  const left = drafts.filter((draft) => !sent.has(draft.id) && !isBlank(draft))
  return { queued: queued.length, drafts: left.length }
}

async function clearPublished(userId: number, sent: ReadonlySet<string | false>): Promise<void> {
  const rows = await withDatabase((database) => database.drafts.where({ userId }).toArray())
  for (const { id, published } of rows) if (published && !sent.has(id)) await deleteDraft(id)
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
