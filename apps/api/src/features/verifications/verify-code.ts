import { DomainError } from '@wepa/domain/error'
import {
  CODE_TRIES,
  type CodeResult,
  type VerificationCodeInput,
} from '@wepa/domain/trust/verification'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { dropMails } from '../mail/drop-mails.ts'
import { notify } from '../notifications/notify.ts'
import { lockPerson } from '../people/lock-person.ts'
import { approveCode, type CodeType, countTry, type Try } from './codes.repo.ts'
import { approvePhone } from './phone/approve-phone.ts'
import { isCode } from './verification-code.ts'
import { findLive, refreshStanding } from './verifications.repo.ts'

/**
 * Tries a code that was mailed or texted. What is wrong with it is an answer, not a failure.
 * @throws DomainError forbidden for another person, verification_approved, rate_limited
 */
export async function verifyCode(
  ctx: MemberContext,
  input: VerificationCodeInput & { id: number },
): Promise<CodeResult> {
  const { userId } = ctx.session
  if (input.id !== userId) throw new DomainError('forbidden')
  const { verificationType: type } = input
  if (type !== 'email' && type !== 'phone') return refusal(noCodeForType)
  await ctx.limiter.consume('codeTry', { account: userId })
  // Not inside the transaction of what follows: a try counts whatever becomes of it.
  const attempt = await countTry(ctx.db, {
    userId,
    type,
    most: CODE_TRIES,
    now: ctx.clock.now(),
  })
  if (!attempt) return whyNoTry(ctx, type)
  const isRight = await isCode(
    attempt.codeHash,
    { userId, target: attempt.target },
    input.verificationCode,
  )
  if (!isRight) return refusal(wrong(CODE_TRIES - attempt.codeTries))
  return approve(ctx, type, attempt)
}

async function approve(ctx: MemberContext, type: CodeType, attempt: Try): Promise<CodeResult> {
  const { id } = attempt
  const { userId } = ctx.session
  return inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    await lockPerson(tx, userId)
    // The address was changed, or another code was asked for, between the try and this moment.
    const isApproved =
      type === 'phone'
        ? await approvePhone(tx, attempt)
        : await approveCode(tx.db, { ...attempt, now, keepsEnd: false })
    if (!isApproved) return refusal(ended)
    if (type === 'email') await dropMails(tx, { userId, purpose: 'code' })
    await refreshStanding(tx.db, userId, now)
    await notify(tx, {
      userId,
      type: 'verification',
      title: 'Verificación aprobada',
      message: thanks[type],
      key: `verification-${id}`,
    })
    return { success: true, message: thanks[type] }
  })
}

const thanks = {
  email: 'Tu email quedó verificado.',
  phone: 'Tu teléfono quedó verificado.',
} as const

async function whyNoTry(ctx: MemberContext, type: CodeType): Promise<CodeResult> {
  const live = await findLive(ctx.db, ctx.session.userId, type)
  if (live?.status === 'approved') throw new DomainError('verification_approved')
  // The team looks at it: there never was a code.
  if (live && live.expiresAt === null) return refusal(noCodeForType)
  if (!live && type === 'phone' && !ctx.sms) return refusal(noCodeForType)
  return refusal(live ? ended : 'Pide primero un código.')
}

const ended = 'Ese código venció o ya se usaron sus intentos. Pide uno nuevo.'
const noCodeForType = 'Esta verificación no usa código: la revisa nuestro equipo.'

function wrong(left: number): string {
  if (left === 0) return 'El código ingresado no es válido y no quedan intentos. Pide uno nuevo.'
  return `El código ingresado no es válido. Te ${left === 1 ? 'queda 1 intento' : `quedan ${left} intentos`}.`
}

function refusal(message: string): CodeResult {
  return { success: false, message }
}
