// What a business does with its manager.
import type {
  ManagerMessageInput,
  ManagerMessages,
  OwnManager,
} from '@wepa/domain/managers/manager-schema'
import { answerBy } from '@wepa/domain/managers/working-hours'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { markReadAbout } from '../notifications/mark-read-about.ts'
import { notifyAnew } from '../notifications/notify-anew.ts'
import { planOf } from '../subscriptions/plan-of.ts'
import { requireBusiness } from '../subscriptions/require-business.ts'
import {
  countUnreadAnswers,
  findStanding,
  insertManagerMessage,
  listManagerMessages,
  listManagers,
  updateAnswersRead,
} from './managers.repo.ts'

/** Who looks after one's own business, by when they answer, and what of theirs is unread. */
export async function getOwnManager(ctx: MemberContext): Promise<OwnManager> {
  const { userId } = ctx.session
  const standing = await findStanding(ctx.db, userId)
  const waitingSince = standing?.waitingSince ?? null
  return {
    manager: standing?.manager ?? null,
    canWrite: (await planOf(ctx, userId)) === 'business',
    answerBy: waitingSince && answerBy(waitingSince).toISOString(),
    unread: await countUnreadAnswers(ctx.db, userId),
  }
}

/** One's own conversation with the managers; it stays readable whatever plan one is on. */
export async function listOwnMessages(
  ctx: MemberContext,
  { cursor }: { cursor?: number | undefined },
): Promise<ManagerMessages> {
  return listManagerMessages(ctx.db, { accountId: ctx.session.userId, cursor })
}

/**
 * Writes to one's manager, who is told; without one, the whole administration is. Once for each `clientId`.
 * @throws DomainError business_required
 */
export async function writeToManager(
  ctx: MemberContext,
  { content, clientId }: ManagerMessageInput,
): Promise<{ success: true }> {
  await requireBusiness(ctx)
  const accountId = ctx.session.userId
  await inTransaction(ctx, async (tx) => {
    const isNew = await insertManagerMessage(tx.db, {
      accountId,
      authorId: accountId,
      isFromAccount: true,
      content,
      clientId: clientId ?? null,
      createdAt: tx.clock.now(),
    })
    const standing = await findStanding(tx.db, accountId)
    if (!isNew || !standing) return
    const told = standing.manager ? [standing.manager] : await listManagers(tx.db)
    for (const { id: userId } of told) {
      const title = `${standing.businessName ?? standing.fullName} escribió a su gerente`
      await notifyAnew(tx, {
        userId,
        type: 'manager_desk',
        title,
        message: content,
        relatedId: accountId,
      })
    }
  })
  return { success: true }
}

/** What one's manager wrote up to a message has been read. */
export async function markAnswersRead(
  ctx: MemberContext,
  { upTo }: { upTo: number },
): Promise<{ success: true }> {
  const { userId } = ctx.session
  await inTransaction(ctx, async (tx) => {
    await updateAnswersRead(tx.db, { accountId: userId, upTo })
    await markReadAbout(tx, { userId, type: 'manager', relatedId: userId })
  })
  return { success: true }
}
