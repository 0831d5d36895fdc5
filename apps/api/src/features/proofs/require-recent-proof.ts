import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { hasOwnPasskey } from '../passkeys/check-passkey.ts'
import { hasSecondFactor } from '../second-factors/second-factor.ts'
import { findLastProof } from './proofs.repo.ts'

/** How long signing in, or a proof, counts, in ms. */
const countsFor = 10 * 60 * 1000

/**
 * Before another email or password, deleting the account, and paying: who has a passkey or a second factor has
 * proven within ten minutes, in this session, who they are. A password that the call itself has just checked
 * is as good, unless a code is asked for besides. Answers whether there was such a proof: false for people who
 * have neither, of whom nothing is asked here.
 * @throws DomainError proof_required, team_role for who acts for such an account
 */
export async function requireRecentProof(
  ctx: MemberContext,
  { isPasswordChecked = false } = {},
): Promise<boolean> {
  const takesCode = await hasSecondFactor(ctx, ctx.session.userId)
  if (!takesCode && (isPasswordChecked || !(await hasOwnPasskey(ctx)))) return isPasswordChecked
  // A session of a team is new whenever its person wants it to be, and proves nothing about the account.
  if (ctx.session.actor) throw new DomainError('team_role')
  const last = await findLastProof(ctx.db, ctx.session.id)
  if (last && ctx.clock.now().getTime() - last.getTime() <= countsFor) return true
  throw new DomainError('proof_required')
}
