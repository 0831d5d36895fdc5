// The sandbox's mailbox, where every letter of the product under test arrives.
import { type APIRequestContext, expect, test } from '@playwright/test'

export type Letter = { to: string; subject: string; text: string; html: string; links: string[] }

/** The newest letter to an address whose subject is this; waits until it has come. */
export async function letterTo(
  request: APIRequestContext,
  email: string,
  subject: string | RegExp,
): Promise<Letter> {
  let found: Letter | undefined
  await expect
    .poll(
      async () => {
        found = (await lettersTo(request, email)).find((letter) => letter.subject.match(subject))
        return found
      },
      { message: `a letter to ${email}`, timeout: 20_000 },
    )
    .toBeDefined()
  if (!found) throw new Error('no letter')
  return found
}

/** All letters to an address, newest first. */
export async function lettersTo(request: APIRequestContext, email: string): Promise<Letter[]> {
  const { sandboxUrl } = test.info().config.metadata
  const url = `${sandboxUrl}/mail.json?to=${encodeURIComponent(email)}`
  return (await request.get(url)).json()
}
