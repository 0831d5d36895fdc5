import { displayPhone, telLink } from '@wepa/domain/text/phone'
import { Phone } from 'lucide-react'
import { buttonClass } from '../../ui/button-class.ts'

export interface LightCallProps {
  phone: string
  onCall: () => void
}

/** The seller's number as a link that needs no program. */
export function LightCall({ phone, onCall }: LightCallProps) {
  return (
    <a
      href={telLink(phone) ?? undefined}
      onClick={onCall}
      className={buttonClass(
        'quiet',
        'large',
        'needs-script flex-1 px-3! text-body! whitespace-nowrap',
      )}
    >
      <Phone aria-hidden="true" size={20} strokeWidth={1.75} />
      {displayPhone(phone)}
    </a>
  )
}
