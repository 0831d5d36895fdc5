import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { declinedText, elementRefusal, failedText, usualFailure } from './payment-failure.ts'

function refusal(code: string, message: string) {
  return TRPCClientError.from({ error: { message, code: -32600, data: { code, issues: [] } } })
}

test('what the provider refused begins as documented', () => {
  expect(declinedText('Tu banco no aceptó la tarjeta.')).toBe(
    'Error en el pago. Tu banco no aceptó la tarjeta.',
  )
})

test('a failure without a reason of its own is told in the documented words, any other with its reason', () => {
  expect(usualFailure).toBe('Hubo un problema al procesar el pago')
  const forPlans = 'Hubo un problema procesando el pago'
  expect(failedText(refusal('internal', 'SELECT secret'), forPlans)).toBe(forPlans)
  expect(failedText(refusal('already_featured', 'Ya está destacado.'), forPlans)).toBe(
    'Ya está destacado.',
  )
})

test('a second press after a lost answer is no refusal: the first one has paid', () => {
  expect(elementRefusal(undefined)).toBeNull()
  expect(elementRefusal({ message: 'Your card was declined.' })).toBe('Your card was declined.')
  const message = 'You cannot confirm this PaymentIntent because it has already succeeded.'
  // @ts-expect-error Of the payment only its state is read.
  expect(elementRefusal({ message, payment_intent: { status: 'succeeded' } })).toBeNull()
  // @ts-expect-error The same of a card to keep.
  expect(elementRefusal({ message, setup_intent: { status: 'succeeded' } })).toBeNull()
})
