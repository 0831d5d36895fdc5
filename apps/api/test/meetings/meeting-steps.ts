// Two people who meet, for the tests of meetings.
import type { Message } from '@wepa/domain/conversations/conversation'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { MeetingState } from '@wepa/domain/meetings/meeting'
import type { Caller } from '../../src/doors/router.ts'
import { makeListingInput } from '../factories.ts'
import type { Suite } from '../harness.ts'

type User = Awaited<ReturnType<Suite['makeUser']>>

/** A seller, a buyer who has asked, and what both do. */
export type MeetingTalk = {
  seller: User
  buyer: User
  sells: Caller
  buys: Caller
  listing: Listing
  /** Of the conversation. */
  id: number
  /** By the buyer unless told. */
  propose: (by?: Caller, fields?: { startsAt?: string }) => Promise<Message>
  states: () => Promise<MeetingState[]>
}

type MeetingSteps = {
  talk: () => Promise<MeetingTalk>
  /** Proposed by the buyer, confirmed by the seller. */
  agreed: () => Promise<MeetingTalk & { meetingId: number }>
}

/** Thursday, 3:00 p. m. in Puerto Rico. */
export const startsAt = '2026-12-03T19:00:00.000Z'
export const place = { placeId: 'ponce-plaza' }

export const idOf = ({ meeting }: Message): number => meeting?.id ?? 0

/** The steps in one suite; take it once it has started. */
export function meetingSteps(suite: () => Suite): MeetingSteps {
  async function talk(): Promise<MeetingTalk> {
    const [seller, buyer] = [await suite().makeUser(), await suite().makeUser()]
    const [sells, buys] = [suite().asUser(seller), suite().asUser(buyer)]
    const listing = await sells.listings.publish(makeListingInput())
    const about = { listingId: listing.id, sellerId: seller.id }
    const { id } = (await buys.conversations.start(about)).conversation
    const propose = (by = buys, fields: { startsAt?: string } = {}) =>
      by.meetings.propose({ id, startsAt, ...place, ...fields })
    const states = async () =>
      (await buys.conversations.messages({ id })).flatMap(({ meeting }) => meeting?.state ?? [])
    return { seller, buyer, sells, buys, listing, id, propose, states }
  }

  async function agreed() {
    const made = await talk()
    const meetingId = idOf(await made.propose())
    await made.sells.meetings.answer({ id: meetingId, answer: 'accept' })
    return { ...made, meetingId }
  }
  return { talk, agreed }
}
