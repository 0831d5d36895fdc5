import { DomainError } from '@wepa/domain/error'
import {
  missingForVerification,
  type Verification,
  type VerificationInput,
  type VerificationType,
} from '@wepa/domain/trust/verification'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { claimDocuments } from './documents.repo.ts'
import { listVerifications } from './list-verifications.ts'
import { mailFirstCode } from './mail-code.ts'
import { deletePendingCode } from './phone/phone-codes.repo.ts'
import { refuseLiveRequest } from './refuse-live-request.ts'
import { findLive, insertRequest } from './verifications.repo.ts'

/**
 * Asks for a verification: an email gets its code by mail, the other types wait for
 * the administration.
 * @throws DomainError forbidden for another person, validation, verification_approved, verification_pending
 */
export async function requestVerification(
  ctx: MemberContext,
  { id, ...input }: VerificationInput & { id: number },
): Promise<Verification> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  const missing = missingForVerification(input)
  if (missing) throw new DomainError('validation', { issues: [missing] })
  if (input.verificationType === 'email') await mailFirstCode(ctx, input.email ?? '')
  else await queueRequest(ctx, input)
  return requireNewest(ctx, input.verificationType)
}

async function queueRequest(ctx: MemberContext, input: VerificationInput): Promise<void> {
  const { userId } = ctx.session
  const { verificationType } = input
  refuseLiveRequest(ctx, await findLive(ctx.db, userId, verificationType))
  await ctx.limiter.consume('verify', { account: userId })
  const { documentIds, ...details } = input.documentData ?? {}
  const ids = [...new Set(documentIds ?? [])]
  await inTransaction(ctx, async (tx) => {
    const request = {
      userId,
      verificationType,
      target: verificationType === 'phone' ? (input.phoneNumber ?? null) : null,
      details,
      createdAt: ctx.clock.now(),
    }
    if (verificationType === 'phone') await deletePendingCode(tx.db, userId)
    const verificationId = await insertRequest(tx.db, request)
    if (verificationId === undefined) throw new DomainError('verification_pending')
    if (ids.length === 0) return
    const claimed = await claimDocuments(tx.db, verificationId, { userId, ids })
    if (claimed < ids.length) throw notTheirs()
  })
}

async function requireNewest(ctx: MemberContext, type: VerificationType): Promise<Verification> {
  const all = await listVerifications(ctx, { id: ctx.session.userId })
  const newest = all.find(({ verificationType }) => verificationType === type)
  if (!newest) throw new DomainError('not_found')
  return newest
}

function notTheirs(): DomainError {
  const message = 'Uno de los documentos no está entre los que subiste. Súbelo de nuevo.'
  return new DomainError('validation', { issues: [{ path: 'documentData.documentIds', message }] })
}
