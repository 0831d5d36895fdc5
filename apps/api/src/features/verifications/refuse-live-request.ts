import { DomainError } from '@wepa/domain/error'
import { canRequestVerification } from '@wepa/domain/trust/verification'
import type { Deps } from '../../context.ts'
import type { LiveRequest } from './verifications.repo.ts'

/** @throws DomainError verification_approved or verification_pending where there is nothing to ask for */
export function refuseLiveRequest(ctx: Pick<Deps, 'clock'>, live: LiveRequest | undefined): void {
  if (live === undefined) return
  if (live.status === 'approved') throw new DomainError('verification_approved')
  const current = { ...live, expiresAt: live.expiresAt?.toISOString() ?? null }
  if (!canRequestVerification(current, ctx.clock.now().toISOString())) {
    throw new DomainError('verification_pending')
  }
}
