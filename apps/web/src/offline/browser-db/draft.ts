// What a draft is: an ad that is being written, or an edit of one, as it lies in the browser.
import type { Issue } from '@wepa/domain/error'
import type { Listing, ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { Rotation } from '@wepa/domain/photos/sent-photo'

/** A photo at its place. `url` is set for those the ad already had; what lies behind the others is a `DraftPhoto`. */
export type DraftPlace = { key: string; name: string; rotation: Rotation; url: string | null }

/** What the person has put in, and says anew at each save. */
export type DraftContent = {
  /** The fields of the form as typed. */
  fields: Readonly<Record<string, string>>
  photos: readonly DraftPlace[]
  isActive: boolean
  /** The ad as it was when its edit began; null for a new ad. */
  base: ListingDetail | null
}

export type Draft = DraftContent & {
  /** A UUID, and the clientId of the ad that comes of it; of an edit `edit:{person}:{ad}`. */
  id: string
  userId: number
  /** The ad that is edited; null for a new one. */
  listingId: number | null
  /** A try to publish it was begun and never answered: the ad may stand, with what was said then. */
  isUnanswered: boolean
  /** Why the last try was refused. */
  refusal: DraftRefusal | null
  /** What came of it; from then on it only waits to be cleared away. */
  published: Listing | null
  /** ISO. */
  createdAt: string
  updatedAt: string
}

export type DraftRefusal = { code: string; message: string; issues: readonly Issue[] }

/**
 * A photo of a draft, small enough to be sent. Bytes instead of a Blob: Safari has lost the files behind its
 * Blobs. Null where there was no room for them; then only `url` may say where the photo is.
 */
export type DraftPhoto = {
  /** `{draft}:{key}` */
  id: string
  draftId: string
  userId: number
  bytes: ArrayBuffer | null
  type: string
  /** Where the server keeps it, and since when (ISO); it forgets uploads that no ad shows. */
  url: string | null
  uploadedAt: string | null
}

/** Whether something lies in the browser: there was no room left, or it keeps nothing for us at all. */
export type Keeping = 'kept' | 'full' | 'forbidden'
