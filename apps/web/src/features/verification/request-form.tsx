import type { SelfUser } from '@wepa/domain/people/user'
import {
  isOpenVerification,
  VERIFICATION_TYPES,
  type Verification,
  type VerificationType,
} from '@wepa/domain/trust/verification'
import { type ReactNode, useState } from 'react'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmailRequest } from './email-request.tsx'
import { PhoneRequest } from './phone-request.tsx'
import { ReviewRequest } from './review-request.tsx'
import { TypeChoice } from './type-choice.tsx'

interface RequestFormProps {
  user: Pick<SelfUser, 'id' | 'email' | 'phone' | 'subscriptionPlan'>
  asked: string | undefined
  verifications: readonly Verification[]
  /** What the administration has opened. */
  opened: readonly VerificationType[]
  /** Phones are confirmed by a code over SMS. */
  hasPhoneCode: boolean
}

/** Choosing a type and asking for it: an email or a phone by its code, the others by what the team looks at. */
export function RequestForm(props: RequestFormProps) {
  const { user, asked, verifications, opened, hasPhoneCode } = props
  const plan = user.subscriptionPlan
  const of = (type: VerificationType) =>
    verifications.find(({ verificationType }) => verificationType === type)
  const open = VERIFICATION_TYPES.filter((type) => isOpenVerification(type, of(type), plan, opened))
  const [chosen, setChosen] = useState<VerificationType | undefined>(
    open.find((type) => type === asked) ??
      (of('email')?.status === 'pending' ? 'email' : undefined),
  )
  const [hasTried, setTried] = useState(false)
  // What was just asked for, here or in another tab, cannot be asked for again.
  const type = open.find((each) => each === chosen) ?? null
  const choice = (
    <TypeChoice
      verifications={verifications}
      plan={plan}
      opened={opened}
      value={type}
      onValueChange={setChosen}
      error={hasTried && type === null ? 'Selecciona un tipo de verificación' : undefined}
    />
  )
  if (open.length === 0) return <NothingToAsk>{choice}</NothingToAsk>
  return (
    <div className="grid grid-cols-1 gap-5">
      {choice}
      {type === null || type === 'email' ? (
        <EmailRequest
          userId={user.id}
          email={user.email}
          current={of('email')}
          isChosen={type === 'email'}
          onTry={() => setTried(true)}
        />
      ) : type === 'phone' && hasPhoneCode ? (
        <PhoneRequest user={user} current={of('phone')} />
      ) : (
        <ReviewRequest key={type} type={type} user={user} reason={of(type)?.notes ?? null} />
      )}
    </div>
  )
}

function NothingToAsk({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="rounded-card bg-palma-soft p-4 text-body font-medium text-on-palma-soft">
        Ya tienes esta verificación aprobada. Las demás llegan pronto.
      </p>
      {children}
      <LinkButton to="/$" params={{ _splat: 'profile' }} className="justify-self-start">
        Volver a mi perfil
      </LinkButton>
    </div>
  )
}
