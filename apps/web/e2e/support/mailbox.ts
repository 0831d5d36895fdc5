// The sandbox's mailbox, where every email of the product under test arrives.
import { type APIRequestContext, expect, test } from '@playwright/test'

export type Email = { to: string; subject: string; text: string; html: string; links: string[] }

/** The newest email to an address whose subject is this; waits until it has come, `timeout` ms at most. */
export async function emailTo(
  request: APIRequestContext,
  email: string,
  subject: string | RegExp,
  timeout = 20_000,
): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        found = (await emailsTo(request, email)).find((sent) => sent.subject.match(subject))
        return found
      },
      { message: `a sent to ${email}`, timeout },
    )
    .toBeDefined()
  if (!found) throw new Error('no email')
  return found
}

/** All emails to an address, newest first. */
export async function emailsTo(request: APIRequestContext, email: string): Promise<Email[]> {
  const { sandboxUrl } = test.info().config.metadata
  const url = `${sandboxUrl}/mail.json?to=${encodeURIComponent(email)}`
  return (await request.get(url)).json()
}
