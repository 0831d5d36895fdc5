import { DomainError } from '@wepa/domain/error'
import { CODE_MINUTES, CODE_RESEND_SECONDS } from '@wepa/domain/trust/verification'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { dropMails } from '../mail/drop-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getSelf } from '../people/get-self.ts'
import { lockPerson } from '../people/lock-person.ts'
import { codeEmail } from './code-email.ts'
import { saveCode } from './codes.repo.ts'
import { refuseLiveRequest } from './refuse-live-request.ts'
import { hashCode, makeCode } from './verification-code.ts'
import { findLive } from './verifications.repo.ts'

const codeLasts = CODE_MINUTES * 60_000

/**
 * Mails a code to the account's own email: what is confirmed is where the account can be reached.
 * @throws DomainError validation for another address, verification_approved, verification_pending, rate_limited
 */
export async function mailFirstCode(ctx: MemberContext, email: string): Promise<void> {
  const { userId } = ctx.session
  const account = await getSelf(ctx, userId)
  if (account.email.toLowerCase() !== email.toLowerCase()) throw notTheAccounts()
  refuseLiveRequest(ctx, await findLive(ctx.db, userId, 'email'))
  const isSaved = await mailCode(ctx, account.email, ctx.clock.now())
  if (!isSaved) throw new DomainError('verification_pending')
}

/**
 * Mails another code while one is on its way; the one before is worth nothing then.
 * @throws DomainError verification_approved, rate_limited within a minute of the last one
 */
export async function mailNextCode(ctx: MemberContext): Promise<void> {
  const { userId } = ctx.session
  const live = await findLive(ctx.db, userId, 'email')
  if (live?.status === 'approved') throw new DomainError('verification_approved')
  const now = ctx.clock.now()
  const mostLeft = codeLasts - CODE_RESEND_SECONDS * 1000
  const left = (live?.expiresAt?.getTime() ?? 0) - now.getTime() - mostLeft
  if (left > 0) throw tooSoon(Math.ceil(left / 1000))
  const { email } = await getSelf(ctx, userId)
  const isSaved = await mailCode(ctx, email, new Date(now.getTime() + mostLeft))
  if (!isSaved) throw tooSoon(CODE_RESEND_SECONDS)
}

/** Stores and mails a code, unless there is one that lasts beyond `replaces`. Only one that leaves counts. */
async function mailCode(ctx: MemberContext, email: string, replaces: Date): Promise<boolean> {
  // Whoever goes from one account to the next fills nobody's mailbox.
  const counted = [{ account: ctx.session.userId }, { name: email }]
  const taken: typeof counted = []
  let isMailed = false
  try {
    for (const key of counted) {
      await ctx.limiter.consume('code', key)
      taken.push(key)
    }
    isMailed = await saveAndMail(ctx, email, replaces)
    return isMailed
  } finally {
    if (!isMailed) await Promise.all(taken.map((key) => ctx.limiter.giveBack('code', key)))
  }
}

async function saveAndMail(ctx: MemberContext, email: string, replaces: Date): Promise<boolean> {
  const { userId } = ctx.session
  const code = makeCode()
  const codeHash = await hashCode({ userId, target: email }, code)
  return inTransaction(ctx, async (tx) => {
    const account = await lockPerson(tx, userId)
    if (account?.email !== email) throw notTheAccounts()
    const now = ctx.clock.now()
    const expiresAt = new Date(now.getTime() + codeLasts)
    const isSaved = await saveCode(tx.db, {
      userId,
      email,
      codeHash,
      expiresAt,
      createdAt: now,
      replaces,
    })
    if (!isSaved) return false
    await dropMails(tx, { userId, purpose: 'code' })
    const content = codeEmail({ name: account.fullName, code })
    await queueMail(tx, { userId, email }, content, { purpose: 'code', endsAt: expiresAt })
    return true
  })
}

function notTheAccounts(): DomainError {
  const message =
    'Solo puedes verificar el email de tu cuenta. Para usar otro, cámbialo en tu perfil.'
  return new DomainError('validation', { issues: [{ path: 'email', message }] })
}

function tooSoon(seconds: number): DomainError {
  const message = `Acabamos de enviarte un código. Puedes pedir otro en ${seconds} s.`
  return new DomainError('rate_limited', { message, retryAfter: seconds })
}
