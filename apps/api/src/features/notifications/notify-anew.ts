import { type Notice, notify, type Telling } from './notify.ts'
import { withdrawNotices } from './withdraw-notices.ts'

/**
 * Tells a person something newer about the same thing: what they have not read of it gives way, so
 * that a lively conversation is one line of their list and not thirty.
 */
export async function notifyAnew(
  ctx: Telling,
  notice: Notice & { relatedId: number },
): Promise<void> {
  const { userId, type, relatedId } = notice
  await withdrawNotices(ctx, { userId, type, relatedId })
  await notify(ctx, notice)
}
