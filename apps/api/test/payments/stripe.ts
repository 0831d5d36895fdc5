// The sandbox's Stripe for tests: the real SDK before it, a browser's card form and the sandbox's levers beside it.
import type { StripeOptions as SandboxOptions } from '@wepa/sandbox/stripe/door'
import { type RunningStripe, serveStripe } from '@wepa/sandbox/stripe/serve-stripe'
import * as z from 'zod/mini'
import type { CardRequest, Payments } from '../../src/gateways/payments.ts'
import { createStripePayments, type StripeOptions } from '../../src/gateways/stripe/payments.ts'

const Confirmed = z.object({
  status: z.optional(z.string()),
  error: z.optional(
    z.object({ code: z.optional(z.string()), decline_code: z.optional(z.string()) }),
  ),
})

export type TestStripe = RunningStripe & {
  payments: Payments
  /** The gateway with other settings: a wrong key, a dead address. */
  open: (options: Partial<StripeOptions>) => Payments
  /** Confirms an intent as a browser's card form does. */
  confirm: (
    clientSecret: string,
    card?: string,
  ) => Promise<{ status: number; body: z.infer<typeof Confirmed> }>
  /** Moves a lever of the sandbox: `pull('clock', { customer, advance: 86_400 })`. */
  pull: (lever: string, body: object) => Promise<void>
}

export const webhookSecret = 'whsec_test'

/** Starts a Stripe of its own; its events go to `webhookUrl`, if there is one. */
export async function startTestStripe(
  webhookUrl: string | null = null,
  options: Partial<SandboxOptions> = {},
): Promise<TestStripe> {
  const running = await serveStripe({ webhookUrl, webhookSecret, ...options })
  const { url } = running
  const keys = { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox', webhookSecret }
  const open = (options: Partial<StripeOptions>) =>
    createStripePayments({ ...keys, url, ...options })
  return {
    ...running,
    open,
    payments: open({}),
    confirm: async (clientSecret, card = 'pm_card_visa') => {
      const id = clientSecret.split('_secret_')[0] ?? ''
      const kind = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents'
      const response = await fetch(`${url}/v1/${kind}/${id}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.publishableKey}` },
        body: new URLSearchParams({ client_secret: clientSecret, payment_method: card }),
      })
      return { status: response.status, body: Confirmed.parse(await response.json()) }
    },
    pull: async (lever, body) => {
      const request = { method: 'POST', body: JSON.stringify(body) }
      const response = await fetch(`${url}/sandbox/${lever}`, request)
      if (!response.ok) throw new Error(`${lever}: ${await response.text()}`)
    },
  }
}

/** What a subscription waits for, where it waits for a card. */
export function requireCard(request: CardRequest | 'processing' | null): CardRequest {
  if (request === null || request === 'processing') throw new Error('no card is waited for')
  return request
}
