// What a business does with the people who work for it.
import { DomainError } from '@wepa/domain/error'
import {
  INVITATION_DAYS,
  isAtLeast,
  MAX_TEAM,
  ROLE_NAMES,
  ROLE_TEXTS,
} from '@wepa/domain/teams/team'
import type { InviteInput, SetRoleInput, Team, TeamAction } from '@wepa/domain/teams/team-schema'
import type { Deps, MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { endActingSessions } from '../auth/act-for.ts'
import { hashToken, makeToken } from '../auth/token.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { notify } from '../notifications/notify.ts'
import { lockPerson } from '../people/lock-person.ts'
import { requireBusiness } from '../subscriptions/require-business.ts'
import {
  deleteAssignmentsOf,
  deleteInvitation,
  deleteInvitationsBy,
  deleteMember,
  deleteOldActions,
  deleteOldInvitations,
  findBusinessName,
  listActions,
  listInvitations,
  listMembers,
  putInvitation,
  updateRole,
} from './teams.repo.ts'

const DAY = 86_400_000
/** Lines of the log in one look. */
const shown = 50
/** For how long the log is kept, in days. */
const logDays = 365

/** The people of the business that asks. Invitations and their addresses only for who may invite. */
export async function getTeam(ctx: MemberContext): Promise<Team> {
  const { userId, actor } = ctx.session
  const mayInvite = !actor || actor.role === 'owner'
  return {
    members: await listMembers(ctx.db, userId),
    invitations: mayInvite ? await listInvitations(ctx.db, userId, ctx.clock.now()) : [],
  }
}

/**
 * Invites somebody by email; inviting the same address again replaces the link and the role.
 * @throws DomainError business_required, team_full
 */
export async function invite(ctx: MemberContext, { email, role }: InviteInput): Promise<Team> {
  await requireBusiness(ctx)
  const { userId, actor } = ctx.session
  const inviterId = actor?.userId ?? userId
  await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId)
    const { members, invitations } = await getTeam(tx)
    const others = invitations.filter((each) => each.email.toLowerCase() !== email.toLowerCase())
    if (members.length + others.length >= MAX_TEAM) throw new DomainError('team_full')
    const key = makeToken()
    const createdAt = tx.clock.now()
    const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY)
    const keyHash = hashToken(key)
    const times = { createdAt, expiresAt }
    const whose = { businessId: userId, inviterId }
    await putInvitation(tx.db, { ...whose, ...times, email, role, keyHash })
    await mailInvitation(tx, { email, role, key })
  })
  return getTeam(ctx)
}

async function mailInvitation(
  tx: InTransaction<MemberContext>,
  { email, role, key }: InviteInput & { key: string },
): Promise<void> {
  const business = (await findBusinessName(tx.db, tx.session.userId)) ?? 'Un negocio'
  await queueMail(
    tx,
    { userId: null, email },
    {
      subject: `${business} te invita a su equipo en Wepa`,
      name: 'qué tal',
      paragraphs: [
        `${business} te invita a trabajar en su cuenta de Wepa, con tu propia cuenta.`,
        `Lo que podrás hacer: ${ROLE_NAMES[role]}. ${ROLE_TEXTS[role]}`,
      ],
      button: {
        label: 'Ver la invitación',
        url: `${tx.settings.baseUrl}/team-invitation?key=${key}`,
      },
      notes: [`Vale ${INVITATION_DAYS} días. Si no conoces este negocio, no hagas nada.`],
    },
  )
}

/** Takes an invitation back. @throws DomainError not_found */
export async function cancelInvitation(ctx: MemberContext, { id }: { id: number }): Promise<Team> {
  if (!(await deleteInvitation(ctx.db, { id, businessId: ctx.session.userId }))) {
    throw new DomainError('not_found')
  }
  return getTeam(ctx)
}

/** Gives somebody of the team another role, from their next call on. @throws DomainError not_found, team_role for one's own */
export async function setRole(ctx: MemberContext, { memberId, role }: SetRoleInput): Promise<Team> {
  refuseOneself(ctx, memberId)
  const { userId: businessId } = ctx.session
  await inTransaction(ctx, async (tx) => {
    if (!(await updateRole(tx.db, { businessId, memberId, role }))) {
      throw new DomainError('not_found')
    }
    // An invitation of their own would be the way back to what they had.
    if (role !== 'owner') await deleteInvitationsBy(tx.db, { businessId, inviterId: memberId })
    if (!isAtLeast(role, 'seller')) await deleteAssignmentsOf(tx.db, { businessId, memberId })
  })
  return getTeam(ctx)
}

/** Somebody works here no more; their sessions here end at once. @throws DomainError not_found, team_role for oneself */
export async function removeMember(
  ctx: MemberContext,
  { memberId }: { memberId: number },
): Promise<Team> {
  refuseOneself(ctx, memberId)
  const { userId: businessId } = ctx.session
  await inTransaction(ctx, async (tx) => {
    await endMembership(tx, { businessId, memberId })
    await notify(tx, {
      userId: memberId,
      type: 'team',
      title: `Ya no trabajas en ${await findBusinessName(tx.db, businessId)}`,
      message: 'El negocio te quitó de su equipo. Tu cuenta sigue igual.',
      relatedId: businessId,
    })
  })
  return getTeam(ctx)
}

/** Ends somebody's work for a business, and their sessions there. @throws DomainError not_found */
export async function endMembership(
  tx: InTransaction<MemberContext>,
  { businessId, memberId }: { businessId: number; memberId: number },
): Promise<void> {
  if (!(await deleteMember(tx.db, { businessId, memberId }))) throw new DomainError('not_found')
  await deleteInvitationsBy(tx.db, { businessId, inviterId: memberId })
  await endActingSessions(tx, { userId: businessId, actorId: memberId })
}

/** Nobody changes their own role: of two who administrate, none can be left alone by mistake or raise themselves. */
function refuseOneself({ session }: MemberContext, memberId: number): void {
  if (session.actor?.userId === memberId) throw new DomainError('team_role')
}

type Log = { items: TeamAction[]; nextCursor: number | null }

/** Who did what for the business, the newest first. */
export async function listTeamActions(
  ctx: MemberContext,
  { cursor }: { cursor?: number | undefined },
): Promise<Log> {
  const businessId = ctx.session.userId
  const rows = await listActions(ctx.db, { businessId, cursor, limit: shown + 1 })
  const items = rows.slice(0, shown)
  return { items, nextCursor: rows.length > shown ? (items.at(-1)?.id ?? null) : null }
}

/** Deletes lines of the log after a year, and invitations that are over. */
export async function forgetOldTeamRows({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteOldInvitations(db, now)
  const before = new Date(now.getTime() - logDays * DAY)
  for (let some = 1; some > 0; ) some = await deleteOldActions(db, { before, limit: 5000 })
}
