import type { VerificationStatus } from '@wepa/domain/trust/verification'
import { CircleAlert, CircleCheck, CircleDashed, Clock, type LucideIcon } from 'lucide-react'
import { verificationLabel } from './verification-words.ts'

type Look = { icon: LucideIcon; colors: string }

const none: Look = { icon: CircleDashed, colors: 'bg-sand-deep text-muted' }
const looks: Readonly<Record<VerificationStatus, Look>> = {
  approved: { icon: CircleCheck, colors: 'bg-palma-soft text-on-palma-soft' },
  pending: { icon: Clock, colors: 'bg-sol-soft text-ink' },
  rejected: { icon: CircleAlert, colors: 'bg-danger-soft text-danger' },
}

/** How a type stands, in words, with an icon beside the color. */
export function VerificationBadge({ status }: { status: VerificationStatus | undefined }) {
  const { icon: Icon, colors } = status ? looks[status] : none
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-small font-semibold ${colors}`}
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
