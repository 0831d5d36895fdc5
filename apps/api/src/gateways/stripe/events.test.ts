// What is signed with the webhook's secret and is refused all the same.
import { createHmac } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import { expect, test } from 'vitest'
import { createStripePayments } from './payments.ts'

const webhookSecret = 'whsec_test'
const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret, url: null }
const payments = createStripePayments(keys)
const event = {
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  created: 1_800_000_000,
  data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_1' } },
}

/** The code of its refusal; 'taken' without one. */
function outcomeOf(body: object, secondsFromNow = 0): string {
  const text = JSON.stringify(body)
  const at = Math.floor(Date.now() / 1000) + secondsFromNow
  const sign = createHmac('sha256', webhookSecret).update(`${at}.${text}`).digest('hex')
  try {
    payments.verifyEvent(text, `t=${at},v1=${sign}`)
    return 'taken'
  } catch (error) {
    return error instanceof DomainError ? error.code : `bug: ${error}`
  }
}

test.each([
  [-400, 'signature_invalid'],
  [400, 'signature_invalid'],
  [-200, 'taken'],
  [200, 'taken'],
])('a signature %i seconds from now: %s', (seconds, outcome) => {
  expect(outcomeOf(event, seconds)).toBe(outcome)
})

test.each([
  ['an id of 600 characters', { ...event, id: `evt_${'1'.repeat(600)}` }],
  ['no id', { ...event, id: undefined }],
  ['a type of 600 characters', { ...event, type: 'a'.repeat(600) }],
  [
    'an object with an id of 600 characters',
    { ...event, data: { object: { id: 'a'.repeat(600) } } },
  ],
  ['a customer that is a number', { ...event, data: { object: { customer: 7 } } }],
  ['no object', { ...event, data: {} }],
])('an event with %s is refused as no event', (_what, body) => {
  expect(outcomeOf(body)).toBe('validation')
})
