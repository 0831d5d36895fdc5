import { isOpenAt, type Offer, type OfferState, offerMoney } from '@wepa/domain/conversations/offer'
import { calendarDay } from '@wepa/domain/text/date'
import { savedAtClock } from '../../../lib/saved-when.ts'
import { Button } from '../../../ui/button.tsx'

interface OfferCardProps {
  offer: Offer
  isOwn: boolean
  /** The ad's price in dollars, for who sells it: more than that is odd. */
  price: string | null
  now: string
  /** Nothing can be answered here: an answer is on its way, or the contact is closed. */
  isClosed: boolean
  onAnswer: (answer: 'accept' | 'decline' | 'withdraw' | 'counter') => void
}

/** A price on the table: how much, how it stands, and what one can answer. */
export function OfferCard({ offer, isOwn, price, now, isClosed, onAnswer }: OfferCardProps) {
  const isOpen = isOpenAt(offer, now)
  const isMore = !isOwn && price !== null && Number(offer.amount) > Number(price)
  return (
    <div className="grid min-w-44 gap-1">
      <p className="text-small font-semibold">{isOwn ? 'Ofreciste' : 'Te ofrece'}</p>
      <p className="figures text-h3 font-bold">{offerMoney(offer.amount)}</p>
      <p className="text-small">
        {isOpen ? `Vence ${untilWhen(offer.expiresAt, now)}` : closedWords[stateOf(offer)]}
      </p>
      {isOpen && isMore && (
        <p className="text-small font-semibold">
          Es más de lo que pides. Quien paga de más suele pedir que le devuelvas una parte: no lo
          hagas.
        </p>
      )}
      {isOpen && !isClosed && (
        <div className="flex flex-wrap gap-2 pt-1">
          {isOwn ? (
            <Button size="small" tone="quiet" onClick={() => onAnswer('withdraw')}>
              Retirar
            </Button>
          ) : (
            <>
              <Button size="small" onClick={() => onAnswer('accept')}>
                Aceptar
              </Button>
              <Button size="small" tone="quiet" onClick={() => onAnswer('counter')}>
                Ofrecer otro precio
              </Button>
              <Button size="small" tone="quiet" onClick={() => onAnswer('decline')}>
                Rechazar
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** Its time may be over before the server has said so. */
function stateOf({ state }: Offer): Exclude<OfferState, 'open'> {
  return state === 'open' ? 'expired' : state
}

/** 'hoy a las 3:15 p. m.'; an offer stands for two days. */
function untilWhen(iso: string, now: string): string {
  const days = calendarDay(new Date(iso)) - calendarDay(new Date(now))
  const day = days <= 0 ? 'hoy' : days === 1 ? 'mañana' : 'pasado mañana'
  return `${day} ${savedAtClock(iso)}`
}

const closedWords = {
  accepted: 'Aceptada',
  declined: 'No aceptada',
  countered: 'Contestada con otra oferta',
  withdrawn: 'Retirada',
  expired: 'Venció sin respuesta',
} as const
