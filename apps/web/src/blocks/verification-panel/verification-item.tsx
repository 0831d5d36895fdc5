import type { PlanId } from '@wepa/domain/payments/plan'
import { longDate } from '@wepa/domain/text/date'
import {
  canRequestVerification,
  isCodeAlive,
  isOpenVerification,
  VERIFICATION_NAMES,
  type Verification,
  type VerificationType,
} from '@wepa/domain/trust/verification'
import { LinkButton } from '../../ui/link-button.tsx'
import { SoonBadge, VerificationBadge } from './verification-badge.tsx'
import { verificationKinds } from './verification-kinds.ts'
import { VERIFICATION_LABELS } from './verification-words.ts'

interface VerificationItemProps {
  type: VerificationType
  /** Undefined where it was never asked for. */
  current: Verification | undefined
  plan: PlanId
  opened: readonly VerificationType[]
  now: string
}

/** One type: what it is for, how it stands, and asking for it. */
export function VerificationItem({ type, current, plan, opened, now }: VerificationItemProps) {
  const { icon: Icon, about } = verificationKinds[type]
  const isApproved = current?.status === 'approved'
  return (
    <article className="grid h-full grid-cols-1 content-between gap-3 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-[40px] flex-none place-items-center rounded-full bg-caribe-soft text-caribe"
        >
          <Icon size={20} strokeWidth={1.75} />
        </span>
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <h3 className="text-lead">
            {isApproved ? VERIFICATION_LABELS[type] : VERIFICATION_NAMES[type]}
          </h3>
          <p>
            <VerificationBadge status={current?.status} />
          </p>
          <p className="text-body text-muted">{current ? standing(current, now) : about}</p>
        </div>
      </div>
      <Action type={type} current={current} plan={plan} opened={opened} now={now} />
    </article>
  )
}

function standing(current: Verification, now: string): string {
  if (current.status === 'approved') {
    return current.verifiedAt ? `Desde el ${longDate(current.verifiedAt)}` : 'Verificado'
  }
  if (current.status === 'rejected') return `Motivo: ${current.notes ?? 'no lo dejamos escrito'}`
  if (current.verificationType !== 'email') return 'En revisión por nuestro equipo'
  return isCodeAlive(current, now)
    ? 'Te enviamos un código por correo: escríbelo para terminar.'
    : 'El código venció sin usarse. Pide otro.'
}

function Action({ type, current, plan, opened, now }: VerificationItemProps) {
  if (current?.status === 'approved') return null
  if (!isOpenVerification(type, current, plan, opened)) {
    // What is being looked at needs nothing from the person.
    return current?.status === 'pending' ? null : (
      <p>
        <SoonBadge />
      </p>
    )
  }
  return (
    <LinkButton
      tone="quiet"
      to="/verification-request"
      search={{ type }}
      aria-label={`${ask(current, now)}: ${VERIFICATION_NAMES[type]}`}
      className="justify-self-start"
    >
      {ask(current, now)}
    </LinkButton>
  )
}

function ask(current: Verification | undefined, now: string): string {
  if (!canRequestVerification(current, now)) return 'Escribir el código'
  return current === undefined ? 'Solicitar' : 'Solicitar de nuevo'
}
