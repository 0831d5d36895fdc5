import { HandCoins } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

interface OfferBarProps {
  /** The ad says that its price is open. */
  isInvited: boolean
  onOffer: () => void
}

/** Above the field one writes in: the way to name a price. */
export function OfferBar({ isInvited, onOffer }: OfferBarProps) {
  return (
    <div className="flex flex-none items-center justify-between gap-3 border-t border-line bg-card px-4 py-1.5">
      <p className="min-w-0 text-small text-muted">
        {isInvited ? 'Acepta ofertas.' : '¿Otro precio?'}
      </p>
      <Button size="small" tone={isInvited ? 'main' : 'quiet'} onClick={onOffer}>
        <HandCoins aria-hidden="true" size={18} strokeWidth={1.75} />
        Ofrecer
      </Button>
    </div>
  )
}
