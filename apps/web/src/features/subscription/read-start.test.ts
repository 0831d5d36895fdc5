import { TRPCClientError } from '@trpc/client'
import type { SubscriptionStatus } from '@wepa/domain/payments/subscription'
import { expect, test } from 'vitest'
import { readStart } from './read-start.ts'

const status: SubscriptionStatus = {
  plan: 'pro',
  isActive: true,
  trialDaysLeft: 0,
  listingsUsed: 0,
  listingsLimit: 999,
  aiUsageCount: 0,
  nextBillingDate: null,
  cancelAt: null,
  featuredLeft: 2,
  status: 'active',
  graceUntil: null,
  isTrialAvailable: false,
}

function refusal(code: string, message: string) {
  return TRPCClientError.from({ error: { message, code: -32600, data: { code, issues: [] } } })
}

test.each(['already_subscribed', 'payment_due'])(
  'a plan from elsewhere (%s) is neither a card form nor a failure to try again',
  (code) => {
    expect(readStart(undefined, refusal(code, 'Ya tienes un plan.'))).toMatchObject({
      kind: 'elsewhere',
      message: 'Ya tienes un plan.',
    })
  },
)

test('a change that was made after all does not wait for ever', () => {
  expect(readStart({ isChanged: true, status }, null)).toMatchObject({ kind: 'elsewhere' })
})

test('a card form once there is something to confirm; other refusals can be tried again', () => {
  const request = {
    clientSecret: 's',
    subscriptionId: 'sub',
    intentType: 'setup',
    amount: null,
  } as const
  expect(readStart(undefined, null)).toEqual({ kind: 'waiting' })
  expect(readStart(request, null)).toEqual({ kind: 'card', request })
  expect(readStart(undefined, refusal('payments_unavailable', 'No hay pagos.')).kind).toBe('failed')
})
