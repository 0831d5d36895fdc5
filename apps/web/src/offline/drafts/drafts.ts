// The drafts of this browser. Each belongs to a person and is never given to another. Where nothing can be
// kept they live as long as the page.
import { withDatabase } from '../browser-db/database.ts'
import type { Draft, DraftContent, Keeping } from '../browser-db/draft.ts'
import { askToPersist, orNothing, tryToKeep } from '../browser-db/writes.ts'
import { tellDraftsChanged } from './draft-changes.ts'
import { forgetPagePhotos } from './draft-photos.ts'

type DraftOwner = Pick<Draft, 'id' | 'userId' | 'listingId'>

type Note = Partial<Pick<Draft, 'isUnanswered' | 'refusal' | 'published'>>

const forPage = new Map<string, Draft>()
/** What the sender had to say and the browser had no room for. */
const notes = new Map<string, Note>()

/**
 * Writes what was typed. What the sender noted in the draft stays.
 * @param wasSaved it has been saved before: if it is gone now, it may have been published meanwhile
 */
export async function saveDraft(
  owner: DraftOwner,
  content: DraftContent,
  wasSaved: boolean,
): Promise<Keeping> {
  const updatedAt = new Date().toISOString()
  const fresh: Draft = {
    ...owner,
    ...content,
    isUnanswered: wasSaved,
    refusal: null,
    published: null,
    createdAt: updatedAt,
    updatedAt,
  }
  const inPage = forPage.get(owner.id)
  const keeping = await tryToKeep(() =>
    withDatabase((database) =>
      database.transaction('rw', database.drafts, async () => {
        const before = inPage ?? noted(await database.drafts.get(owner.id))
        const isOpen = before !== undefined && before.published === null
        await database.drafts.put(isOpen ? { ...before, ...content, updatedAt } : fresh)
      }),
    ),
  )
  if (keeping === 'kept') {
    forPage.delete(owner.id)
    notes.delete(owner.id)
  } else forPage.set(owner.id, { ...fresh, ...inPage, ...content, updatedAt })
  tellDraftsChanged()
  if (keeping === 'kept') void askToPersist()
  return keeping
}

/**
 * What the sender has to say about a draft; nothing happens to one that is gone. Without room for it the page
 * knows it alone: a full disk keeps nothing from being sent.
 */
export async function noteInDraft(id: string, note: Note): Promise<void> {
  const inPage = forPage.get(id)
  if (inPage) forPage.set(id, { ...inPage, ...note })
  else {
    const all = { ...notes.get(id), ...note }
    const write = () => withDatabase((database) => database.drafts.update(id, all))
    if ((await tryToKeep(write)) === 'kept') notes.delete(id)
    else notes.set(id, all)
  }
  tellDraftsChanged()
}

function noted(draft: Draft | undefined): Draft | undefined {
  return draft && { ...draft, ...notes.get(draft.id) }
}

export async function findDraft(id: string): Promise<Draft | undefined> {
  const kept = () => orNothing(withDatabase((database) => database.drafts.get(id)))
  return forPage.get(id) ?? noted(await kept())
}

/** A person's drafts, the last one they worked on first; without those that were published. */
export async function listDrafts(userId: number): Promise<Draft[]> {
  const kept = await orNothing(
    withDatabase((database) => database.drafts.where({ userId }).toArray()),
  )
  const all = new Map((kept ?? []).map((draft) => [draft.id, draft]))
  for (const draft of forPage.values()) if (draft.userId === userId) all.set(draft.id, draft)
  return [...all.values()]
    .map((draft) => ({ ...draft, ...notes.get(draft.id) }))
    .filter(({ published }) => published === null)
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
}

/** Deletes a draft with its photos. */
export async function deleteDraft(id: string): Promise<void> {
  forPage.delete(id)
  notes.delete(id)
  forgetPagePhotos(id)
  await orNothing(
    withDatabase((database) =>
      database.transaction('rw', database.drafts, database.draftPhotos, async () => {
        await database.drafts.delete(id)
        await database.draftPhotos.where({ draftId: id }).delete()
      }),
    ),
  )
  tellDraftsChanged()
}
