// What the administration does for the businesses that it looks after.
import { DomainError } from '@wepa/domain/error'
import type {
  AssignManagerInput,
  ManagedAccount,
  Manager,
  ManagerMessageInput,
  ManagerMessages,
} from '@wepa/domain/managers/manager-schema'
import { answerBy, HOURS_TEXT } from '@wepa/domain/managers/working-hours'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { emailAbout } from '../notifications/email-about.ts'
import { markReadAbout } from '../notifications/mark-read-about.ts'
import { notify } from '../notifications/notify.ts'
import { notifyAnew } from '../notifications/notify-anew.ts'
import { findRecipient } from '../people/find-recipient.ts'
import { lockPerson } from '../people/lock-person.ts'
import { planOf } from '../subscriptions/plan-of.ts'
import {
  type AccountStanding,
  countUnreadAnswers,
  findStanding,
  insertAssignment,
  insertManagerMessage,
  listManagerMessages,
  listManagers,
  listStandings,
} from './managers.repo.ts'

/** Accounts of one look. */
const shown = 50

type AccountPage = { items: ManagedAccount[]; nextCursor: number | null }

/** Businesses by who waits longest for an answer; `cursor` is how many were shown before. */
export async function listManagedAccounts(
  ctx: MemberContext,
  { cursor = 0 }: { cursor?: number | undefined },
): Promise<AccountPage> {
  const range = { now: ctx.clock.now(), offset: cursor, limit: shown + 1 }
  const rows = await listStandings(ctx.db, range)
  return {
    items: rows.slice(0, shown).map(toManagedAccount),
    nextCursor: rows.length > shown ? cursor + shown : null,
  }
}

/** One business, also one whose plan is over. @throws DomainError not_found */
export async function getManagedAccount(
  ctx: MemberContext,
  { accountId }: { accountId: number },
): Promise<ManagedAccount> {
  return toManagedAccount(await requireStanding(ctx, accountId))
}

/** Who of the administration can be assigned. */
export async function listPossibleManagers(ctx: MemberContext): Promise<Manager[]> {
  return listManagers(ctx.db)
}

/**
 * Has somebody of the administration look after a business, or nobody; both are told. Pressed twice, it is done once.
 * @throws DomainError not_found, business_required for an account on another plan, validation for somebody who is no
 *   administrator, and for the business itself
 */
export async function assignManager(
  ctx: MemberContext,
  { accountId, managerId }: AssignManagerInput,
): Promise<ManagedAccount> {
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, accountId)
    const before = await requireStanding(tx, accountId)
    if ((before.manager?.id ?? null) === managerId) return toManagedAccount(before)
    if (managerId !== null) await requireAssignable(tx, accountId, managerId)
    const createdAt = tx.clock.now()
    await insertAssignment(tx.db, { accountId, managerId, adminId: tx.session.userId, createdAt })
    const after = await requireStanding(tx, accountId)
    if (after.manager) await tellOfAssignment(tx, before, after.manager)
    return toManagedAccount(after)
  })
}

async function requireAssignable(
  ctx: MemberContext,
  accountId: number,
  managerId: number,
): Promise<void> {
  if ((await planOf(ctx, accountId)) !== 'business') throw new DomainError('business_required')
  const isPossible = (await listManagers(ctx.db)).some(({ id }) => id === managerId)
  if (isPossible && managerId !== accountId) return
  const message = 'Elige a otra persona de la administración.'
  throw new DomainError('validation', { message, issues: [{ path: 'managerId', message }] })
}

async function tellOfAssignment(
  tx: InTransaction<MemberContext>,
  before: AccountStanding,
  manager: Manager,
): Promise<void> {
  const isNew = before.manager === null
  await notify(tx, {
    userId: before.id,
    type: 'manager',
    title: `${manager.fullName} es tu ${isNew ? '' : 'nuevo '}contacto en Wepa`,
    message: `Escríbele cuando quieras. ${HOURS_TEXT}`,
    relatedId: before.id,
  })
  if (manager.id === tx.session.userId) return
  await notify(tx, {
    userId: manager.id,
    type: 'manager_desk',
    title: `Ahora atiendes a ${before.businessName ?? before.fullName}`,
    message: `Te lo asignaron. ${HOURS_TEXT}`,
    relatedId: before.id,
  })
}

/** The conversation of a business with its managers. @throws DomainError not_found */
export async function listAccountMessages(
  ctx: MemberContext,
  { accountId, cursor }: { accountId: number; cursor?: number | undefined },
): Promise<ManagerMessages> {
  await requireStanding(ctx, accountId)
  return listManagerMessages(ctx.db, { accountId, cursor })
}

/**
 * Answers a business, whoever of the administration does. Of several answers in a row one email goes along. Once for
 * each `clientId`. @throws DomainError not_found
 */
export async function answerAccount(
  ctx: MemberContext,
  { accountId, content, clientId }: ManagerMessageInput & { accountId: number },
): Promise<{ success: true }> {
  await inTransaction(ctx, async (tx) => {
    const { manager } = await requireStanding(tx, accountId)
    const unread = await countUnreadAnswers(tx.db, accountId)
    const authorId = tx.session.userId
    const isNew = await insertManagerMessage(tx.db, {
      accountId,
      authorId,
      isFromAccount: false,
      content,
      clientId: clientId ?? null,
      createdAt: tx.clock.now(),
    })
    await markReadAbout(tx, { userId: authorId, type: 'manager_desk', relatedId: accountId })
    if (!isNew) return
    const author = (await findRecipient(tx, authorId))?.fullName ?? 'El equipo'
    const who = manager?.id === authorId ? 'tu gerente' : 'del equipo de Wepa'
    const title = `${author}, ${who}, te escribió`
    await notifyAnew(tx, {
      userId: accountId,
      type: 'manager',
      title,
      message: content,
      relatedId: accountId,
    })
    if (unread === 0) await emailAnswer(tx, { accountId, title, content })
  })
  return { success: true }
}

async function emailAnswer(
  tx: InTransaction<MemberContext>,
  { accountId, title, content }: { accountId: number; title: string; content: string },
): Promise<void> {
  const to = await findRecipient(tx, accountId)
  if (!to) return
  await emailAbout(
    tx,
    { type: 'manager', to },
    {
      subject: title,
      name: to.fullName,
      paragraphs: content.split(/\n+/),
      button: { label: 'Contestar', url: `${tx.settings.baseUrl}/manager` },
    },
  )
}

/** An administrator has seen what a business wrote. */
export async function markAccountSeen(
  ctx: MemberContext,
  { accountId }: { accountId: number },
): Promise<{ success: true }> {
  const { userId } = ctx.session
  await markReadAbout(ctx, { userId, type: 'manager_desk', relatedId: accountId })
  return { success: true }
}

async function requireStanding(ctx: MemberContext, accountId: number): Promise<AccountStanding> {
  const standing = await findStanding(ctx.db, accountId)
  if (!standing) throw new DomainError('not_found')
  return standing
}

function toManagedAccount({
  firstWaiting: _,
  waitingSince,
  ...row
}: AccountStanding): ManagedAccount {
  return {
    ...row,
    waitingSince: waitingSince?.toISOString() ?? null,
    answerBy: waitingSince && answerBy(waitingSince).toISOString(),
  }
}
