import type { TestCardOutcome } from '@wepa/domain/payments/card-payment'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import type { CardPaymentProps } from './card-payment-props.ts'
import { declinedText, failedText, usualFailure } from './payment-failure.ts'
import { expiryParts, type TypedCard } from './typed-card.ts'

/** Confirming with a test card, and the bank's question in between. */
export function useTestPayment({ clientSecret, failureText, onPaid }: CardPaymentProps) {
  const confirm = trpc.cards.confirmTest.useMutation()
  const answer = trpc.cards.answerTestBank.useMutation()
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [isSettling, setSettling] = useState(false)

  async function settle(work: Promise<TestCardOutcome>) {
    setError(undefined)
    const outcome = await work.catch((failure: unknown) => {
      setError(failedText(failure, failureText ?? usualFailure))
      return undefined
    })
    setAsking(outcome?.result === 'asks')
    if (outcome?.result === 'refused') setError(declinedText(outcome.message))
    if (outcome?.result !== 'done') return
    setSettling(true)
    await onPaid()
    setSettling(false)
  }

  return {
    error,
    isAsking,
    isBusy: confirm.isPending || answer.isPending || isSettling,
    confirm: ({ number, expiry, cvc }: TypedCard) => {
      const card = { number: number.replaceAll(' ', ''), ...expiryParts(expiry), cvc }
      return settle(confirm.mutateAsync({ clientSecret, ...card }))
    },
    answerBank: (isApproved: boolean) => settle(answer.mutateAsync({ clientSecret, isApproved })),
  }
}
