import {
  answerText,
  type Offer,
  type OfferAnswer,
  offerMoney,
  offerText,
} from '@wepa/domain/conversations/offer'
import { type ReactNode, useState } from 'react'
import type { MessageAct } from '../../../offline/browser-db/task.ts'
import type { Entry } from '../thread-entries.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { OfferBar } from './offer-bar.tsx'
import { OfferCard } from './offer-card.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { offerStanding, type StandingInput } from './offer-standing.ts'

interface OffersInput extends StandingInput {
  name: string
  onSend: (content: string, act: MessageAct) => void
}

type Offers = {
  /** What a message that makes an offer shows in place of its text. */
  cardOf: (entry: Entry) => ReactNode
  bar: ReactNode
  /** Lets a seller name a price of their own; undefined while there is nothing to offer. */
  begin: (() => void) | undefined
  dialogs: ReactNode
}

/** The prices that the two of a conversation offer each other, and how one answers them. */
export function useOffers(input: OffersInput): Offers {
  const { conversation, name, now, onSend } = input
  const [isOffering, setOffering] = useState(false)
  const [accepting, setAccepting] = useState<Offer>()
  const listing = conversation?.listing
  const price = listing?.priceNumeric ?? null
  const { isSeller, theirs, mayOffer, isClosed } = offerStanding(input)
  const answer = ({ id: offerId, amount }: Offer, how: OfferAnswer, marksPending = false) =>
    onSend(answerText(how, amount), { kind: 'answer', offerId, answer: how, marksPending })
  const cardOf = ({ offer, isOwn }: Entry) =>
    offer && (
      <OfferCard
        offer={offer}
        isOwn={isOwn}
        price={isSeller ? price : null}
        now={now}
        isClosed={isClosed(offer)}
        onAnswer={(how) => {
          if (how === 'accept') setAccepting(offer)
          else if (how === 'counter') setOffering(true)
          else answer(offer, how)
        }}
      />
    )
  const begin = () => setOffering(true)
  return {
    cardOf,
    begin: mayOffer === 'menu' ? begin : undefined,
    bar: mayOffer === 'bar' && <OfferBar isInvited={listing?.dealing === 'open'} onOffer={begin} />,
    dialogs: (
      <>
        {isOffering && (
          <OfferDialog
            {...askedOf({ isSeller, price, theirs, name })}
            onSend={(amount) => {
              setOffering(false)
              onSend(offerText(amount), { kind: 'offer', amount })
            }}
            onClose={() => setOffering(false)}
          />
        )}
        {accepting && (
          <AcceptDialog
            offer={accepting}
            name={name}
            canMark={isSeller && listing?.status === 'active'}
            onAccept={(marksPending) => answer(accepting, 'accept', marksPending)}
            onClose={() => setAccepting(undefined)}
          />
        )}
      </>
    ),
  }
}

/** What an offer of one's own is measured by: a seller goes up from the buyer's, a buyer down from what is asked. */
function askedOf({ isSeller, price, theirs, name }: AskedInput) {
  const offered = theirs?.amount ?? null
  if (isSeller) {
    const description = price === null ? undefined : `Tu anuncio pide ${offerMoney(price)}.`
    return { asked: price, above: offered, description }
  }
  const asked = offered ?? price
  const verb = offered === null ? 'pide' : 'te lo deja en'
  const description = asked === null ? undefined : `${name} ${verb} ${offerMoney(asked)}.`
  return { asked, above: null, description }
}

type AskedInput = {
  isSeller: boolean
  price: string | null
  theirs: Offer | undefined
  name: string
}
