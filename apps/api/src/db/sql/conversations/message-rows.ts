// A message as its row and what hangs on it: an offer, a meeting, photos.
import type { Message } from '@wepa/domain/conversations/conversation'
import { PHOTO_TYPE } from '@wepa/domain/conversations/message-photos'
import { OFFER_TYPE, type Offer } from '@wepa/domain/conversations/offer'
import { MEETING_TYPE, type Meeting } from '@wepa/domain/meetings/meeting'
import { type Selectable, sql } from 'kysely'
import type { MessagesTable } from '../../tables/conversations/conversations.ts'

/** A photo of a message by the name of its files. */
export type StoredPhoto = { hash: string; width: number | null; height: number | null }

/** A message whose photos have no address yet: whoever may see it is given one with a pass. */
export type StoredMessage = Omit<Message, 'photos'> & { photos?: StoredPhoto[] }

/** The offer that hangs on a message, for those that make one; not on a message that was taken out. */
const OFFER = sql<Offer | null>`case when messages.message_type = ${OFFER_TYPE} then (
  select json_build_object('id', offers.id, 'amount', offers.amount::text, 'state', offers.state,
    'expiresAt', to_char(offers.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from offers where offers.message_id = messages.id) end`.as('offer')

/** The meeting that hangs on a message, for those that propose one; not on a message that was taken out. */
const MEETING = sql<Meeting | null>`case when messages.message_type = ${MEETING_TYPE} then (
  select json_build_object('id', meetings.id,
    'startsAt', to_char(meetings.starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'place', meetings.place, 'placeId', meetings.place_id, 'municipality', meetings.municipality,
    'state', meetings.state)
  from meetings where meetings.message_id = messages.id) end`.as('meeting')

const photosOfMessage = sql<StoredPhoto[] | null>`(
  select json_agg(json_build_object('hash', photos.hash, 'width', photos.width, 'height', photos.height)
    order by photos.position)
  from photos where photos.message_id = messages.id)`

/** The photos of a message, in order; not of one that was taken out. */
const PHOTOS = sql<StoredPhoto[] | null>`case when messages.message_type = ${PHOTO_TYPE}
  then ${photosOfMessage} end`.as('photos')

/** What hangs on a message, as its people read it. */
export const HANGING = [OFFER, MEETING, PHOTOS] as const

/** The same for those who decide about it: with the photos of a message that was taken out. */
export const HANGING_OF_ALL = [OFFER, MEETING, photosOfMessage.as('photos')] as const

type MessageRow = Selectable<MessagesTable> & {
  offer: Offer | null
  meeting: Meeting | null
  photos: StoredPhoto[] | null
}

export function toMessage(row: MessageRow): StoredMessage {
  const { unreadBy: _unreadBy, changedAt: _changedAt, createdAt, ...rest } = row
  const { offer, meeting, photos, ...message } = rest
  return {
    ...message,
    createdAt: createdAt.toISOString(),
    ...(offer && { offer }),
    ...(meeting && { meeting }),
    ...(photos && { photos }),
  }
}
