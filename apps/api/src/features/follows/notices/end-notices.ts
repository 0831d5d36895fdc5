import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import { endNoticesOf } from './notices.repo.ts'

/** What stands in the link of the email. */
export const NoticesToken = z.object({
  token: z.uuid('El enlace está incompleto. Ábrelo otra vez desde el correo.'),
})

/** Ends being told of the sellers one follows. Whatever was before, nothing will come: also of an account that is gone. */
export async function endNotices(
  ctx: Pick<Context, 'db'>,
  { token }: { token: string },
): Promise<{ success: true }> {
  await endNoticesOf(ctx.db, token)
  return { success: true }
}

/** Where the email's link leads. In the query, which no log keeps. */
export function endNoticesUrl(baseUrl: string, token: string): string {
  return `${baseUrl}/unsubscribe?followed=${token}`
}
