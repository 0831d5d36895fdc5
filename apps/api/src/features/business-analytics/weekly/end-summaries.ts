import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { endSummariesOf } from './summaries.repo.ts'

/** What stands in the link of the weekly email. */
export const SummaryToken = z.object({
  token: z.uuid('El enlace está incompleto. Ábrelo otra vez desde el correo.'),
})

/** Ends the weekly emails of a business. Whatever was before, none will come: also of an account that is gone. */
export async function endSummaries(
  ctx: Pick<Context, 'db'>,
  { token }: { token: string },
): Promise<{ success: true }> {
  await endSummariesOf(ctx.db, token)
  return { success: true }
}

/** Where the email's link leads. In the query, which no log keeps. */
export function endSummariesUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/unsubscribe?weekly=${token}`
}
