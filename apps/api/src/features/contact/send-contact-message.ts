import type { ContactInput, ContactReceipt } from '@wepa/domain/moderation/contact'
import type { Context } from '../../context.ts'
import { makeReference } from '../../reference.ts'
import { insertContactMessage } from './contact.repo.ts'

/**
 * Keeps a message of the contact form for the administration; visitors may write too.
 * Nothing is mailed: the address is whatever somebody typed.
 */
export async function sendContactMessage(
  ctx: Context,
  input: ContactInput,
): Promise<ContactReceipt> {
  const reference = makeReference('CT')
  await insertContactMessage(ctx.db, {
    ...input,
    reference,
    userId: ctx.session?.userId ?? null,
    createdAt: ctx.clock.now(),
  })
  return { referenceId: reference }
}
