import type { PlanId } from '@wepa/domain/payments/plan'
import {
  isOpenVerification,
  VERIFICATION_NAMES,
  type Verification,
  type VerificationType,
} from '@wepa/domain/trust/verification'
import { useId } from 'react'
import {
  SoonBadge,
  VerificationBadge,
} from '../../blocks/verification-panel/verification-badge.tsx'
import {
  shownTypes,
  verificationKinds,
} from '../../blocks/verification-panel/verification-kinds.ts'
import { classNames } from '../../ui/class-names.ts'

interface TypeChoiceProps {
  verifications: readonly Verification[]
  plan: PlanId
  opened: readonly VerificationType[]
  value: VerificationType | null
  onValueChange: (type: VerificationType) => void
  error: string | undefined
}

/** Which type to ask for: what is offered or was rejected can be chosen. */
export function TypeChoice(props: TypeChoiceProps) {
  const { verifications, plan, opened, value, onValueChange, error } = props
  const errorId = useId()
  const currentOf = (type: VerificationType) =>
    verifications.find((each) => each.verificationType === type)
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-3 text-body font-semibold">Tipo de verificación</legend>
      <div className="grid grid-cols-1 gap-3">
        {shownTypes.map((type) => (
          <Choice
            key={type}
            type={type}
            status={currentOf(type)?.status}
            isOpen={isOpenVerification(type, currentOf(type), plan, opened)}
            isChosen={value === type}
            onChoose={() => onValueChange(type)}
          />
        ))}
      </div>
      <p
        id={errorId}
        role="alert"
        className={error ? 'mt-2 text-small font-medium text-danger' : 'hidden'}
      >
        {error}
      </p>
    </fieldset>
  )
}

interface ChoiceProps {
  type: VerificationType
  status: Verification['status'] | undefined
  isOpen: boolean
  isChosen: boolean
  onChoose: () => void
}

function Choice({ type, status, isOpen, isChosen, onChoose }: ChoiceProps) {
  const { icon: Icon, about } = verificationKinds[type]
  return (
    <label
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border bg-card p-4 transition-colors',
        isChosen ? 'border-caribe bg-caribe-soft' : 'border-line',
        isOpen ? 'cursor-pointer hover:border-caribe' : 'cursor-not-allowed',
      )}
    >
      <input
        type="radio"
        name="verification-type"
        value={type}
        checked={isChosen}
        disabled={!isOpen}
        onChange={onChoose}
        className="size-[18px] flex-none accent-(--caribe)"
      />
      <Icon
        aria-hidden="true"
        size={24}
        strokeWidth={1.75}
        className={`flex-none ${isOpen ? 'text-caribe' : 'text-muted'}`}
      />
      <span className={`text-lead font-semibold ${isOpen ? '' : 'text-muted'}`}>
        {VERIFICATION_NAMES[type]}
      </span>
      {status && <VerificationBadge status={status} />}
      {!isOpen && status === undefined && <SoonBadge />}
      <span className="basis-full text-body text-muted sm:pl-[66px]">{about}</span>
    </label>
  )
}
