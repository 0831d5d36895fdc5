import { DomainError } from '@wepa/domain/error'
import { canGetCode, NO_CODE_NUMBER } from '@wepa/domain/trust/phone-code'
import {
  CODE_MINUTES,
  CODE_RESEND_SECONDS,
  type PhoneCodeInput,
  secondsUntilResend,
  type Verification,
} from '@wepa/domain/trust/verification'
import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { lockPerson } from '../../people/lock-person.ts'
import { queueSms } from '../../sms/queue-sms.ts'
import { listVerifications } from '../list-verifications.ts'
import { listOpenTypes } from '../openings/open-types.ts'
import { hashCode, makeCode } from '../verification-code.ts'
import { findLive } from '../verifications.repo.ts'
import { savePhoneCode } from './phone-codes.repo.ts'

/**
 * Sends a code by SMS to a number that somebody says is theirs, or another one; the code before is worth nothing then.
 * @throws DomainError forbidden for another person, sms_unavailable, validation for a number that gets no codes,
 *   verification_approved, verification_pending while the team looks at a phone, rate_limited
 */
export async function sendPhoneCode(
  ctx: MemberContext,
  { id, phoneNumber: phone }: PhoneCodeInput & { id: number },
): Promise<Verification> {
  const { userId } = ctx.session
  if (id !== userId) throw new DomainError('forbidden')
  if (!ctx.sms || !(await listOpenTypes(ctx)).includes('phone')) {
    throw new DomainError('sms_unavailable')
  }
  if (!canGetCode(phone)) {
    throw new DomainError('validation', {
      message: NO_CODE_NUMBER,
      issues: [{ path: 'phoneNumber', message: NO_CODE_NUMBER }],
    })
  }
  await refuseAnother(ctx)
  const code = makeCode()
  const codeHash = await hashCode({ userId, target: phone }, code)
  await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId)
    await refuseAnother(tx)
    const createdAt = tx.clock.now()
    const expiresAt = new Date(createdAt.getTime() + CODE_MINUTES * 60_000)
    if (!(await savePhoneCode(tx.db, { userId, phone, codeHash, expiresAt, createdAt }))) {
      throw new DomainError('verification_pending')
    }
    const body = codeText(code, new URL(ctx.settings.baseUrl).hostname)
    await queueSms(tx, { userId, phone, body, endsAt: expiresAt })
  })
  const all = await listVerifications(ctx, { id: userId })
  const newest = all.find(({ verificationType }) => verificationType === 'phone')
  if (!newest) throw new Error('a code that is not there')
  return newest
}

/** Where there is nothing to send now: approved, with the team, or sent a moment ago. */
async function refuseAnother(ctx: MemberContext): Promise<void> {
  const live = await findLive(ctx.db, ctx.session.userId, 'phone')
  if (!live) return
  if (live.status === 'approved') throw new DomainError('verification_approved')
  if (live.expiresAt === null) throw new DomainError('verification_pending')
  const current = { ...live, expiresAt: live.expiresAt.toISOString() }
  const left = secondsUntilResend(current, ctx.clock.now().toISOString())
  if (left <= 0) return
  const message = `Acabamos de enviarte un código. Puedes pedir otro en ${left} s.`
  throw new DomainError('rate_limited', {
    message,
    retryAfter: Math.min(left, CODE_RESEND_SECONDS),
  })
}

/**
 * The last line lets phones fill the code in on this site alone
 * (https://wicg.github.io/sms-one-time-codes/).
 */
function codeText(code: string, host: string): string {
  return `Wepa: tu código es ${code}. Vale ${CODE_MINUTES} minutos. No lo compartas con nadie.\n\n@${host} #${code}`
}
