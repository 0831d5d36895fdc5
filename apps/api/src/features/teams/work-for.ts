// What a person does who works for a business.
import { DomainError } from '@wepa/domain/error'
import type { SelfUser } from '@wepa/domain/people/user'
import { ROLE_NAMES } from '@wepa/domain/teams/team'
import type {
  Acting,
  InvitationKey,
  InvitationNote,
  Workplace,
} from '@wepa/domain/teams/team-schema'
import type { Context, MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { closeActingSession, openActingSession } from '../auth/act-for.ts'
import { hashToken } from '../auth/token.ts'
import { notify } from '../notifications/notify.ts'
import { getSelf } from '../people/get-self.ts'
import { planOf } from '../subscriptions/plan-of.ts'
import { endMembership } from './manage-team.ts'
import {
  deleteInvitation,
  findBusinessName,
  findInvitation,
  listWorkplaces,
  putMember,
} from './teams.repo.ts'

/** The businesses one works for. */
export async function listOwnWorkplaces(ctx: MemberContext): Promise<Workplace[]> {
  const places = await listWorkplaces(ctx.db, ctx.session.userId)
  return Promise.all(
    places.map(async (place) => ({ ...place, isOpen: await isOpen(ctx, place.id) })),
  )
}

const isOpen = async (ctx: Pick<Context, 'db' | 'clock'>, businessId: number) =>
  (await planOf(ctx, businessId)) === 'business'

/** What an invitation is about, for whoever holds its link. @throws DomainError invitation_over */
export async function readInvitation(
  ctx: Pick<Context, 'db' | 'clock'>,
  { key }: InvitationKey,
): Promise<InvitationNote> {
  const { businessId, role } = await requireInvitation(ctx, key)
  return { business: (await findBusinessName(ctx.db, businessId)) ?? 'Un negocio', role }
}

/**
 * Joins a team by the link of an invitation, which is good once; the link itself is the proof.
 * @throws DomainError invitation_over, conflict for the business itself
 */
export async function acceptInvitation(
  ctx: MemberContext,
  { key }: InvitationKey,
): Promise<Workplace[]> {
  const memberId = ctx.session.userId
  await inTransaction(ctx, async (tx) => {
    const { id, businessId, role } = await requireInvitation(tx, key)
    if (businessId === memberId) {
      const message = 'Esta es la cuenta del negocio. Entra con la tuya para unirte al equipo.'
      throw new DomainError('conflict', { message })
    }
    if (!(await deleteInvitation(tx.db, { id, businessId }))) {
      throw new DomainError('invitation_over')
    }
    await putMember(tx.db, { businessId, memberId, role, joinedAt: tx.clock.now() })
    const { fullName } = await getSelf(tx, memberId)
    await notify(tx, {
      userId: businessId,
      type: 'team',
      title: `${fullName} entró a tu equipo`,
      message: `Lo que puede hacer: ${ROLE_NAMES[role]}.`,
      relatedId: memberId,
    })
  })
  return listOwnWorkplaces(ctx)
}

async function requireInvitation({ db, clock }: Pick<Context, 'db' | 'clock'>, key: string) {
  const invitation = await findInvitation(db, hashToken(key), clock.now())
  if (!invitation) throw new DomainError('invitation_over')
  return invitation
}

/**
 * Opens a session for a business that one works for, beside one's own and as long as it.
 * @throws DomainError not_found, business_required while the business has no plan Business
 */
export async function actFor(
  ctx: MemberContext,
  { businessId }: { businessId: number },
): Promise<{ token: string; user: SelfUser }> {
  const memberId = ctx.session.userId
  const places = await listWorkplaces(ctx.db, memberId)
  if (!places.some(({ id }) => id === businessId)) throw new DomainError('not_found')
  if (!(await isOpen(ctx, businessId))) throw new DomainError('business_required')
  const token = await openActingSession(ctx, { businessId })
  return { token, user: await getSelf(ctx, businessId) }
}

/** Ends the session in which one acts. */
export async function stopActing(ctx: MemberContext): Promise<{ success: true }> {
  await closeActingSession(ctx)
  return { success: true }
}

/** For whom one acts, and as what; null in one's own session. */
export async function getActing({ db, session }: MemberContext): Promise<Acting | null> {
  const { userId, actor } = session
  if (!actor) return null
  const business = (await findBusinessName(db, userId)) ?? ''
  return { memberId: actor.userId, business, role: actor.role }
}

/** Works for a business no more. @throws DomainError not_found */
export async function leaveTeam(
  ctx: MemberContext,
  { businessId }: { businessId: number },
): Promise<Workplace[]> {
  const memberId = ctx.session.userId
  await inTransaction(ctx, async (tx) => {
    await endMembership(tx, { businessId, memberId })
    const { fullName } = await getSelf(tx, memberId)
    await notify(tx, {
      userId: businessId,
      type: 'team',
      title: `${fullName} dejó tu equipo`,
      message: 'Sus conversaciones son otra vez de todo el equipo.',
      relatedId: memberId,
    })
  })
  return listOwnWorkplaces(ctx)
}
