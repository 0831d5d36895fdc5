// The sandbox's Stripe: its levers, and paying without the screen.
import { type APIRequestContext, expect, test } from '@playwright/test'
import type { Member } from './people.ts'

const sandbox = (): string => test.info().config.metadata.sandboxUrl

/** The sandbox's page of payments, with a button for each thing that its provider may do. */
export const stripePage = (): string => `${sandbox()}/stripe`

const day = 86_400

/** Lets days pass for the payments of one person; renewals that come due happen at once. */
export async function letDaysPass(
  request: APIRequestContext,
  member: Member,
  days: number,
): Promise<void> {
  const data = { email: member.email, advance: days * day }
  const response = await request.post(`${sandbox()}/sandbox/clock`, { data })
  expect(response.status()).toBe(200)
}

/** Pays with a test card what a client secret stands for, without the screen. */
export async function confirmPayment(
  request: APIRequestContext,
  clientSecret: string,
  card: string,
): Promise<void> {
  const [id] = clientSecret.split('_secret_')
  const confirmed = await request.post(`${sandbox()}/v1/payment_intents/${id}/confirm`, {
    headers: { authorization: 'Bearer pk_test_sandbox' },
    form: { client_secret: clientSecret, payment_method: card },
  })
  expect(confirmed.status()).toBe(200)
}

/** Begins a plan for somebody, without the screen. */
export async function subscribeTo(
  request: APIRequestContext,
  plan: 'pro' | 'business',
  member: Member,
  card: string,
): Promise<void> {
  const started = await request.post('/api/create-subscription', {
    headers: { authorization: `Bearer ${member.token}` },
    data: { priceId: `price_${plan}` },
  })
  const { clientSecret } = await started.json()
  const [id] = clientSecret.split('_secret_')
  const confirmed = await request.post(`${sandbox()}/v1/setup_intents/${id}/confirm`, {
    headers: { authorization: 'Bearer pk_test_sandbox' },
    form: { client_secret: clientSecret, payment_method: card },
  })
  expect(confirmed.status()).toBe(200)
  await expect.poll(() => planOf(request, member)).toBe(plan)
}

/** Begins Pro for somebody, without the screen. */
export const subscribeToPro = (request: APIRequestContext, member: Member, card: string) =>
  subscribeTo(request, 'pro', member, card)

export async function planOf(request: APIRequestContext, member: Member): Promise<string> {
  const headers = { authorization: `Bearer ${member.token}` }
  const response = await request.get('/api/subscription/status', { headers })
  return (await response.json()).plan
}
