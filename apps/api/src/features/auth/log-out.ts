import type { MemberContext } from '../../context.ts'
import { noteActivity } from '../activities/note-activity.ts'
import { deleteActorSignIn, deleteSession } from './auth.repo.ts'

/**
 * Ends the session that asks, and its sockets (migration 014); the person's other ones stay. Who acts for a business is
 * signed out of their own account too: `stopActing` is the way back to it.
 */
export async function logOut(ctx: MemberContext): Promise<{ success: true }> {
  if (ctx.session.actor) await deleteActorSignIn(ctx.db, ctx.session.id)
  await deleteSession(ctx.db, ctx.session.id)
  noteActivity(ctx, { action: 'logout', userId: ctx.session.userId })
  return { success: true }
}
