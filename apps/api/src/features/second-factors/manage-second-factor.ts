// Setting up an authenticator app, new recovery codes, and turning it off. Whoever calls has asked for the password.
import { randomBytes } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import type { SecondFactorState } from '@wepa/domain/people/second-factor'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { EmailContent } from '../mail/email.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getSelf } from '../people/get-self.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { countCodeTry, plainCode, sealedFor, spendCode, wrongCode } from './second-factor.ts'
import {
  recoveryCodesMadeEmail,
  secondFactorOffEmail,
  secondFactorOnEmail,
} from './second-factor-emails.ts'
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  replaceRecoveryCodes,
  upsertPending,
} from './second-factors.repo.ts'
import { findStep, otpauthUri, toBase32 } from './totp.ts'

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20

/** Whether one's second factor is on, and how many recovery codes are left. */
export async function getSecondFactor(ctx: MemberContext): Promise<SecondFactorState> {
  const { userId } = ctx.session
  const factor = await findFactor(ctx.db, userId)
  const since = factor?.confirmedAt?.toISOString() ?? null
  const recoveryCodesLeft = since ? await countRecoveryCodes(ctx.db, userId) : 0
  return { isAvailable: ctx.secretBox !== null, since, recoveryCodesLeft }
}

/**
 * Makes a secret for an app; nothing changes for the account until its first code is there. `secret` is base32.
 * @throws DomainError conflict where an app is in force; unavailable where the server has no key
 */
export async function beginSecondFactor(
  ctx: MemberContext,
): Promise<{ secret: string; uri: string }> {
  const { userId } = ctx.session
  const secret = randomBytes(secretBytes)
  const sealed = requireBox(ctx).seal(secret, sealedFor(userId))
  if (!(await upsertPending(ctx.db, { userId, secret: sealed, now: ctx.clock.now() }))) {
    throw alreadyOn()
  }
  const { username } = await getSelf(ctx, userId)
  return { secret: toBase32(secret), uri: otpauthUri(secret, username) }
}

/** Puts the app in force by its first code; answers ten recovery codes, which are never seen again. @throws DomainError validation at `code` */
export async function confirmSecondFactor(
  ctx: MemberContext,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = ctx.session
  await countCodeTry(ctx, userId)
  const factor = await findFactor(ctx.db, userId)
  if (!factor) throw new DomainError('not_found', { message: 'Empieza otra vez.' })
  if (factor.confirmedAt) throw alreadyOn()
  const now = ctx.clock.now()
  const secret = requireBox(ctx).open(factor.secret, sealedFor(userId))
  const step = findStep(secret, plainCode(code), now)
  if (step === undefined) throw wrongCode()
  return inTransaction(ctx, async (tx) => {
    if (!(await confirmFactor(tx.db, { userId, secret: factor.secret, step, now }))) {
      throw new DomainError('conflict')
    }
    await tell(tx, secondFactorOnEmail)
    return { recoveryCodes: await makeRecoveryCodes(tx, userId) }
  })
}

/** Ten new recovery codes in place of those before. @throws DomainError validation at `code` */
export async function renewRecoveryCodes(
  ctx: MemberContext,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = ctx.session
  await countCodeTry(ctx, userId)
  return inTransaction(ctx, async (tx) => {
    await spendCode(tx, userId, code)
    await tell(tx, recoveryCodesMadeEmail)
    return { recoveryCodes: await makeRecoveryCodes(tx, userId) }
  })
}

/** Takes the app and its recovery codes away. @throws DomainError validation at `code` */
export async function endSecondFactor(
  ctx: MemberContext,
  { code }: { code: string },
): Promise<{ success: true }> {
  const { userId } = ctx.session
  await countCodeTry(ctx, userId)
  await inTransaction(ctx, async (tx) => {
    await spendCode(tx, userId, code)
    await deleteFactor(tx.db, userId)
    await replaceRecoveryCodes(tx.db, userId, [])
    await tell(tx, secondFactorOffEmail)
  })
  return { success: true }
}

function requireBox({ secretBox }: MemberContext) {
  if (secretBox) return secretBox
  throw new DomainError('unavailable')
}

function alreadyOn(): DomainError {
  return new DomainError('conflict', { message: 'Ya tienes la verificación en dos pasos.' })
}

type Tx = Pick<MemberContext, 'db' | 'clock' | 'settings' | 'session'>

async function tell(
  tx: Tx,
  write: (person: { fullName: string }, site: Tx['settings']) => EmailContent,
): Promise<void> {
  const { userId } = tx.session
  const { email, fullName } = await getSelf(tx, userId)
  await queueMail(tx, { userId, email }, write({ fullName }, tx.settings))
}
