import type { VerificationStatus } from '@wepa/domain/trust/verification'
import { CircleAlert, CircleCheck, CircleDashed, Clock, type LucideIcon } from 'lucide-react'
import { verificationLabel } from './verification-words.ts'

type Look = { icon: LucideIcon; colours: string }

const none: Look = { icon: CircleDashed, colours: 'bg-sand-deep text-muted' }
const looks: Readonly<Record<VerificationStatus, Look>> = {
  approved: { icon: CircleCheck, colours: 'bg-palma-soft text-on-palma-soft' },
  pending: { icon: Clock, colours: 'bg-sol-soft text-ink' },
  rejected: { icon: CircleAlert, colours: 'bg-danger-soft text-danger' },
}

/** How a type stands, in words, with an icon beside the colour. */
export function VerificationBadge({ status }: { status: VerificationStatus | undefined }) {
  const { icon: Icon, colours } = status ? looks[status] : none
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-small font-semibold ${colours}`}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      {verificationLabel(status)}
    </span>
  )
}

/** On what will come and cannot be asked for yet. */
export function SoonBadge() {
  return (
    <span className="inline-flex rounded-full border border-edge px-2.5 py-0.5 text-small font-semibold text-muted">
      Próximamente
    </span>
  )
}
