// The photos behind drafts and behind messages that wait (their `draftId` names the message), and which of them the
// server has.
import { withDatabase } from '../browser-db/database.ts'
import type { DraftPhoto, Keeping } from '../browser-db/draft.ts'
import { orNothing, tryToKeep } from '../browser-db/writes.ts'

/** The server forgets uploads after 24 h that no ad shows; some hours less, for the way through the queue. */
const freshFor = 20 * 3_600_000

const forPage = new Map<string, DraftPhoto>()

type NewPhoto = { draftId: string; key: string; userId: number; blob: Blob }

/** Keeps a photo. Where there is no room for it only a note of it is kept, for the address it gets. */
export async function keepPhoto({ draftId, key, userId, blob }: NewPhoto): Promise<Keeping> {
  const id = idOf(draftId, key)
  const bytes = await blob.arrayBuffer()
  const photo = { id, draftId, userId, bytes, type: blob.type, url: null, uploadedAt: null }
  const keeping = await put(photo)
  if (keeping === 'kept') return keeping
  forPage.set(id, photo)
  await put({ ...photo, bytes: null })
  return keeping
}

/** Notes where the server keeps a photo; nothing happens to one that was taken out meanwhile. */
export async function noteUpload(draftId: string, key: string, url: string): Promise<void> {
  await change(idOf(draftId, key), { url, uploadedAt: new Date().toISOString() })
}

/** The server has none of a draft's photos any more: they are sent anew. */
export async function forgetUploads(draftId: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) await change(idOf(draftId, key), { url: null, uploadedAt: null })
}

export async function findPhoto(draftId: string, key: string): Promise<DraftPhoto | undefined> {
  const id = idOf(draftId, key)
  const inPage = forPage.get(id)
  if (inPage) return inPage
  return orNothing(withDatabase((database) => database.draftPhotos.get(id)))
}

export async function dropPhoto(draftId: string, key: string): Promise<void> {
  const id = idOf(draftId, key)
  forPage.delete(id)
  await orNothing(withDatabase((database) => database.draftPhotos.delete(id)))
}

/** All photos of a draft. */
export async function dropPhotos(draftId: string): Promise<void> {
  forgetPagePhotos(draftId)
  await orNothing(withDatabase((database) => database.draftPhotos.where({ draftId }).delete()))
}

export function forgetPagePhotos(draftId: string): void {
  for (const photo of forPage.values()) if (photo.draftId === draftId) forPage.delete(photo.id)
}

/** Where the server keeps a photo, as far as it still does; null when it has to be sent. */
export function standingUrl(photo: DraftPhoto, now = Date.now()): string | null {
  if (photo.url === null || photo.uploadedAt === null) return null
  return now - Date.parse(photo.uploadedAt) < freshFor ? photo.url : null
}

/** The photo itself; null when there was no room to keep it. */
export function blobOf({ bytes, type }: DraftPhoto): Blob | null {
  return bytes === null ? null : new Blob([bytes], { type })
}

async function change(id: string, note: Pick<DraftPhoto, 'url' | 'uploadedAt'>): Promise<void> {
  const inPage = forPage.get(id)
  if (inPage) forPage.set(id, { ...inPage, ...note })
  await tryToKeep(() => withDatabase((database) => database.draftPhotos.update(id, note)))
}

function put(photo: DraftPhoto): Promise<Keeping> {
  return tryToKeep(() => withDatabase((database) => database.draftPhotos.put(photo)))
}

function idOf(draftId: string, key: string): string {
  return `${draftId}:${key}`
}
