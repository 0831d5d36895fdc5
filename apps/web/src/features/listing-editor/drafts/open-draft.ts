// Which draft a form begins with.
import { existingPhotos, isSamePhoto, type StartPhoto } from '../../../blocks/photo-picker/photo.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import type { Draft } from '../../../offline/browser-db/draft.ts'
import { claim } from '../../../offline/browser-db/exclusive.ts'
import type { Queued } from '../../../offline/browser-db/task.ts'
import { blobOf, findPhoto, standingUrl } from '../../../offline/drafts/draft-photos.ts'
import { findDraft, listDrafts } from '../../../offline/drafts/drafts.ts'
import { isBlank } from '../../../offline/drafts/is-blank.ts'
import { withdraw } from '../../../offline/outbox/outbox.ts'
import { listQueuedOf } from '../../../offline/outbox/queue.ts'

/** The draft behind an open form. While it is open no other tab opens it. */
export type OpenDraft = {
  id: string
  userId: number
  listingId: number | null
  /** What was written before; null for a blank form. */
  draft: Draft | null
  photos: readonly StartPhoto[]
  /** Photos for which there was no room when they were chosen. */
  lostPhotos: number
  /** Why the draft that was asked for is not the one that opened. */
  notice: string | null
  /** Another tab keeps the same: this one keeps nothing. */
  isElsewhere: boolean
  /** It waits in the queue and was not asked for to be edited: it stays there, and no form opens. */
  waiting: Queued | null
  release: () => void
}

/**
 * `last`: the one worked on last, if there is any; `new`: none; else the id of one. `isToEdit`: the person
 * pressed to work on it; an address alone says so again at each reload and each way back.
 */
export type Wanted = 'last' | 'new' | { id: string; isToEdit: boolean }

/** Opens a draft of a person for the publish form. Only to edit it one that waits is taken out of the queue. */
export async function openDraft(userId: number, wanted: Wanted): Promise<OpenDraft> {
  if (wanted === 'new') return blank(userId)
  const queued = await listQueuedOf(userId)
  if (wanted === 'last') return openLast(userId, queued)
  const draft = await findDraft(wanted.id)
  if (draft?.userId !== userId || draft.listingId !== null || draft.published) {
    return openLast(userId, queued)
  }
  const item = itemOf(queued, draft.id)
  if (item && !wanted.isToEdit) return stillQueued(draft, item)
  const opened = await take(draft)
  if (!opened) return blank(userId, 'Ese borrador está abierto en otra pestaña.')
  if (!item || (await withdraw(item.id))) return opened
  opened.release()
  return stillQueued(draft, item)
}

/** The changes of an ad that were not saved; without any, the ad's own photos. */
export async function openEdit(
  userId: number,
  listing: { id: number; images: readonly string[] },
): Promise<OpenDraft> {
  const id = idOfEdit(userId, listing.id)
  const draft = await findDraft(id)
  const opened = draft && (await take(draft))
  if (opened) return { ...opened, photos: withPasses(opened.photos, listing.images) }
  const release = await claim(nameOf(id))
  return {
    ...nothing,
    id,
    userId,
    listingId: listing.id,
    photos: existingPhotos(listing.images),
    isElsewhere: release === null,
    release: release ?? nothing.release,
  }
}

/** The photos of a draft by the addresses they open by now: of a withdrawn ad the kept ones have run out. */
function withPasses(photos: readonly StartPhoto[], images: readonly string[]): StartPhoto[] {
  return photos.map((photo) => ({
    ...photo,
    url: images.find((image) => isSamePhoto(image, photo.url)) ?? photo.url,
  }))
}

/** The unsaved changes of an ad. */
export function findEdit(userId: number, listingId: number): Promise<Draft | undefined> {
  return findDraft(idOfEdit(userId, listingId))
}

function idOfEdit(userId: number, listingId: number): string {
  return `edit:${userId}:${listingId}`
}

async function openLast(userId: number, queued: readonly Queued[]): Promise<OpenDraft> {
  for (const draft of await listDrafts(userId)) {
    if (draft.listingId !== null || isBlank(draft) || itemOf(queued, draft.id)) continue
    const opened = await take(draft)
    if (opened) return opened
  }
  return blank(userId)
}

function itemOf(queued: readonly Queued[], draftId: string): Queued | undefined {
  return queued.find(({ task }) => task.kind === 'publish' && task.draftId === draftId)
}

const nothing = {
  draft: null,
  photos: [],
  lostPhotos: 0,
  notice: null,
  isElsewhere: false,
  waiting: null,
  release: () => {},
}

async function blank(userId: number, notice: string | null = null): Promise<OpenDraft> {
  const id = makeUuid()
  const release = (await claim(nameOf(id))) ?? nothing.release
  return { ...nothing, id, userId, listingId: null, notice, release }
}

function stillQueued({ id, userId }: Draft, waiting: Queued): OpenDraft {
  return { ...nothing, id, userId, listingId: null, waiting }
}

async function take(draft: Draft): Promise<OpenDraft | null> {
  const release = await claim(nameOf(draft.id))
  if (!release) return null
  const { id, userId, listingId } = draft
  const found = await Promise.all(draft.photos.map((place) => startOf(draft, place)))
  const photos = found.filter((photo) => photo !== null)
  const lostPhotos = found.length - photos.length
  return { ...nothing, id, userId, listingId, draft, photos, lostPhotos, release }
}

async function startOf(
  { id }: Draft,
  { key, name, rotation, url }: Draft['photos'][number],
): Promise<StartPhoto | null> {
  if (url !== null) return { key, name, rotation, url, blob: null }
  const photo = await findPhoto(id, key)
  const start = photo && { url: standingUrl(photo), blob: blobOf(photo) }
  if (!start || (start.url === null && start.blob === null)) return null
  return { key, name, rotation, ...start }
}

function nameOf(draftId: string): string {
  return `wepa.draft:${draftId}`
}
