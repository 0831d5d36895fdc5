import type { Conversation, Message, Participant } from '@wepa/domain/conversations/conversation'
import { isOpenAt, type Offer } from '@wepa/domain/conversations/offer'
import type { Outgoing } from '../thread-entries.ts'

export interface StandingInput {
  conversation: Conversation | undefined
  userId: number
  other: Participant | undefined
  messages: readonly Message[] | undefined
  outgoing: readonly Outgoing[]
  now: string
}

type Standing = {
  isSeller: boolean
  /** What the other side offers, while it waits for an answer. */
  theirs: Offer | undefined
  /** From where one may name a price: led to it, or from the menu. */
  mayOffer: 'bar' | 'menu' | undefined
  /** Nothing more can be said to an offer: the contact or the ad is closed, or an answer is on its way. */
  isClosed: (offer: Offer) => boolean
}

/** How the offers of a conversation stand, with what is still on its way. */
export function offerStanding(input: StandingInput): Standing {
  const { conversation, userId, messages, outgoing, now } = input
  const isSeller = conversation?.sellerId === userId
  const open = messages?.findLast(({ offer }) => offer && isOpenAt(offer, now))
  const answered = new Set(
    outgoing.flatMap(({ act }) => (act?.kind === 'answer' ? act.offerId : [])),
  )
  const isOnItsWay = outgoing.some(({ act, state }) => act?.kind === 'offer' && state !== 'failed')
  const isShut = isOnItsWay || isSilent(input)
  return {
    isSeller,
    theirs: open && open.senderId !== userId ? open.offer : undefined,
    mayOffer: open || isShut ? undefined : isSeller ? wayOfSeller(input) : wayOfBuyer(conversation),
    isClosed: ({ id }) => isShut || answered.has(id),
  }
}

/** Nobody answers any more, or there is nothing left to agree on. */
function isSilent({ conversation, other }: StandingInput): boolean {
  const { listing, isBlocked } = conversation ?? {}
  const isToBeHad = listing?.isActive === true && listing.status !== 'sold'
  return isBlocked === true || other?.id === null || !isToBeHad
}

function wayOfBuyer(conversation: Conversation | undefined): 'bar' | undefined {
  // What the device has kept from before says nothing of it.
  const { dealing = 'fixed' } = conversation?.listing ?? {}
  return dealing === 'fixed' ? undefined : 'bar'
}

/** Who sells may always come down, once somebody has asked. */
function wayOfSeller({ messages, userId }: StandingInput): 'menu' | undefined {
  return messages?.some(({ senderId }) => senderId !== userId) ? 'menu' : undefined
}
