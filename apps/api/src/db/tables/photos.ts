import type { Rotation } from '@wepa/domain/photos/sent-photo'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/** Row of `photos`: one use of a picture, unclaimed or at a place of an ad or a message. Either `hash` or `url`. */
export type PhotosTable = {
  id: Generated<number>
  userId: number
  listingId: number | null
  messageId: Generated<number | null>
  position: number | null
  hash: string | null
  url: string | null
  width: number | null
  height: number | null
  createdAt: Timestamp
  /** Uploaded for a message. */
  isPrivate: Generated<boolean>
}

/** Row of `photo_looks`: what a picture looks like; its bands stand in SQL alone. */
export type PhotoLooksTable = {
  hash: string
  look: string | null
  isDue: Generated<boolean>
}

/** Row of `photo_garbage`: files that may have lost their last row. */
export type PhotoGarbageTable = {
  hash: string
  dueAt: Timestamp
}

export type LinkState = 'waiting' | 'copied' | 'failed'

/** Row of `photo_links`: where the server stands with a picture elsewhere that a person's ads name. */
export type PhotoLinksTable = {
  id: Generated<number>
  userId: number
  url: string
  state: Generated<LinkState>
  /** Tries begun since it last waited anew. */
  tries: Generated<number>
  nextTryAt: Timestamp
  /** Why the last try came to nothing: a CopyProblem. */
  failure: string | null
  rotation: Generated<Rotation>
  /** The copy's, of 'copied' ones. */
  hash: string | null
  createdAt: Timestamp
  updatedAt: Timestamp
}
