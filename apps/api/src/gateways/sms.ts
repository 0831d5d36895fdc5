// The way out for text messages: Twilio's API, or another that speaks it
// (https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource).
import * as z from 'zod/mini'

export type TextMessage = {
  /** '+17875550123' */
  to: string
  text: string
}

export type SmsGateway = {
  /** Resolves once the provider has taken the message. @throws SmsRefusal where another try is of no use */
  send: (message: TextMessage) => Promise<void>
}

export type SmsOptions = {
  /** Without a slash at the end. */
  url: string
  accountSid: string
  authToken: string
  /** '+17875550100', or the SID of a messaging service ('MG…'). */
  from: string
}

/** The provider will not take this message; `code` is its own number for why. */
export class SmsRefusal extends Error {
  readonly code: number
  /** Nothing is wrong with the provider: it is not counted as failing. */
  readonly isRefusal = true
  constructor(code: number) {
    super(`the provider refuses the message (${code})`)
    this.code = code
  }
}

const patience = 10_000
const Failure = z.object({ code: z.optional(z.number()) })

export function createTwilio({ url, accountSid, authToken, from }: SmsOptions): SmsGateway {
  const address = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    send: async ({ to, text }) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ ...sender, To: to, Body: text }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      if (response.ok) {
        await response.body?.cancel()
        return
      }
      const { data } = Failure.safeParse(await response.json().catch(() => null))
      // Wrong keys and too many at once are ours to mend: the queue waits, and the log tells.
      const isPassing = response.status >= 500 || [401, 403, 408, 429].includes(response.status)
      if (isPassing) throw new Error(`the provider of text messages answered ${response.status}`)
      throw new SmsRefusal(data?.code ?? response.status)
    },
  }
}
