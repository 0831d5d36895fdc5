// Asking for the second factor of a person, by the app's code or by a recovery code.
import { DomainError } from '@wepa/domain/error'
import type { Context } from '../../context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getSelf } from '../people/get-self.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { recoveryCodeUsedEmail } from './second-factor-emails.ts'
import { claimStep, countRecoveryCodes, findFactor } from './second-factors.repo.ts'
import { findStep } from './totp.ts'

type Ctx = Pick<Context, 'db' | 'clock' | 'settings' | 'secretBox' | 'log'>

/** Whether a person signs in with a second factor. */
export async function hasSecondFactor(ctx: Pick<Context, 'db'>, userId: number): Promise<boolean> {
  return (await findFactor(ctx.db, userId))?.confirmedAt != null
}

/** Counts a try at the codes of an account, whoever tries. @throws DomainError rate_limited after twenty in an hour */
export async function countCodeTry(ctx: Pick<Context, 'limiter'>, account: number): Promise<void> {
  await ctx.limiter.consume('secondFactor', { account })
}

/**
 * Uses a code of a person: no code is used twice, whatever asks for it. In a transaction; after a recovery code
 * its owner gets an email. Answers which kind it was. @throws DomainError validation at `code`
 */
export async function spendCode(
  tx: Ctx,
  userId: number,
  typed: string,
): Promise<'app' | 'recovery'> {
  const code = plainCode(typed)
  const kind = /^\d{6}$/.test(code) ? 'app' : 'recovery'
  const spend = kind === 'app' ? spendAppCode : spendRecovery
  if (!(await spend(tx, userId, code))) throw wrongCode()
  return kind
}

/** A code without the spaces and dashes that people write it with. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** The refusal of a code, which says no more than that. */
export function wrongCode(): DomainError {
  const message = 'Ese código no es correcto o ya se usó. Espera el próximo e inténtalo de nuevo.'
  return new DomainError('validation', { issues: [{ path: 'code', message }] })
}

/** What a secret is sealed for. */
export function sealedFor(userId: number): string {
  return `second factor of ${userId}`
}

async function spendAppCode(tx: Ctx, userId: number, code: string): Promise<boolean> {
  const factor = await findFactor(tx.db, userId)
  const secret = factor?.confirmedAt ? openSecret(tx, userId, factor.secret) : undefined
  const step = secret && findStep(secret, code, tx.clock.now())
  return step !== undefined && claimStep(tx.db, userId, step)
}

/** Undefined where it cannot be read: sealed with another key. The recovery codes still work. */
function openSecret({ secretBox, log }: Ctx, userId: number, sealed: Buffer): Buffer | undefined {
  try {
    return secretBox?.open(sealed, sealedFor(userId))
  } catch (err) {
    log.error({ err, userId }, 'the secret of a second factor does not open with SECRET_BOX_KEY')
    return undefined
  }
}

async function spendRecovery(tx: Ctx, userId: number, code: string): Promise<boolean> {
  if (!(await spendRecoveryCode(tx, userId, code))) return false
  const left = await countRecoveryCodes(tx.db, userId)
  const { email, fullName } = await getSelf(tx, userId)
  await queueMail(tx, { userId, email }, recoveryCodeUsedEmail({ fullName, left }, tx.settings))
  return true
}
