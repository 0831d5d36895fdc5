// The way out of the letters, for whoever holds one: no account is asked for (RFC 8058).
import { DomainError } from '@wepa/domain/error'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { endLetters, findNameByToken } from './saved-searches.repo.ts'

/** What stands in the link of a letter. */
export const LetterToken = z.object({
  token: z.uuid('El enlace está incompleto. Ábrelo otra vez desde el correo.'),
})
export type LetterToken = z.infer<typeof LetterToken>

/** Which search a letter's link is about. @throws DomainError saved_search_not_found */
export async function nameUnsubscribing(
  ctx: Pick<Context, 'db'>,
  { token }: LetterToken,
): Promise<{ name: string }> {
  const name = await findNameByToken(ctx.db, token)
  if (name === undefined) throw new DomainError('saved_search_not_found')
  return { name }
}

/** Ends the letters of one search. Whatever was before, none will come: also of a search that is gone. */
export async function unsubscribe(
  ctx: Pick<Context, 'db'>,
  { token }: LetterToken,
): Promise<{ success: true }> {
  await endLetters(ctx.db, token)
  return { success: true }
}

/** Where a letter's link leads. In the query, which no log keeps. */
export function unsubscribeUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/unsubscribe?token=${token}`
}
