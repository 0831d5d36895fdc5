// The way out of the emails, for whoever holds one: no account is asked for (RFC 8058).
import { DomainError } from '@wepa/domain/error'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { endEmails, findNameByToken } from './saved-searches.repo.ts'

/** What stands in the link of an email. */
export const EmailToken = z.object({
  token: z.uuid('El enlace está incompleto. Ábrelo otra vez desde el correo.'),
})
export type EmailToken = z.infer<typeof EmailToken>

/** Which search an email's link is about. @throws DomainError saved_search_not_found */
export async function nameUnsubscribing(
  ctx: Pick<Context, 'db'>,
  { token }: EmailToken,
): Promise<{ name: string }> {
  const name = await findNameByToken(ctx.db, token)
  if (name === undefined) throw new DomainError('saved_search_not_found')
  return { name }
}

/** Ends the emails of one search. Whatever was before, none will come: also of a search that is gone. */
export async function unsubscribe(
  ctx: Pick<Context, 'db'>,
  { token }: EmailToken,
): Promise<{ success: true }> {
  await endEmails(ctx.db, token)
  return { success: true }
}

/** Where an email's link leads. In the query, which no log keeps. */
export function unsubscribeUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/unsubscribe?token=${token}`
}
