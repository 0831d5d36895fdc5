import type { MemberContext } from '../../context.ts'
import { noteActivity } from '../activities/note-activity.ts'
import { deleteSession } from './auth.repo.ts'

/** Ends the session that asks, and its sockets (migration 014); the person's other ones stay. */
export async function logOut(ctx: MemberContext): Promise<{ success: true }> {
  await deleteSession(ctx.db, ctx.session.id)
  noteActivity(ctx, { action: 'logout', userId: ctx.session.userId })
  return { success: true }
}
