import { useCallback, useRef, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'

export type PaymentRequest = {
  clientSecret: string | undefined
  error: string | undefined
  isPending: boolean
  /** Asks the server; once at a time. */
  start: () => void
}

/**
 * Asks the server what is to be paid. `ask` answers the payment's secret, or undefined where nothing is
 * to be paid. A refusal is shown in the server's words.
 */
export function usePaymentRequest(ask: () => Promise<string | undefined>): PaymentRequest {
  const [clientSecret, setClientSecret] = useState<string>()
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const latest = useRef(ask)
  latest.current = ask
  const isAsking = useRef(false)
  const start = useCallback(() => {
    if (isAsking.current) return
    isAsking.current = true
    setPending(true)
    setError(undefined)
    setClientSecret(undefined)
    latest
      .current()
      .then(setClientSecret, (failure) => {
        const { code, message } = readFailure(failure)
        setError(code === 'unknown' ? 'No se pudo crear el pago' : message)
      })
      .finally(() => {
        isAsking.current = false
        setPending(false)
      })
  }, [])
  return { clientSecret, error, isPending, start }
}
