// Stripe's Payment Element: the card goes from the browser to Stripe, and never comes to us.
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CardPaymentProps } from './card-payment-props.ts'
import { mountElement, type PaymentElement } from './payment-element.ts'
import { declinedText, usualFailure } from './payment-failure.ts'

type StripeCardFormProps = CardPaymentProps & { publishableKey: string }

export function StripeCardForm(props: StripeCardFormProps) {
  const { clientSecret, intentType, publishableKey, submitLabel, returnPath, onPaid } = props
  const failureText = props.failureText ?? usualFailure
  const place = useRef<HTMLDivElement>(null)
  const element = useRef<PaymentElement | null>(null)
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  useEffect(() => {
    let isGone = false
    const mounted = mountElement({
      publishableKey,
      clientSecret,
      place: place.current,
      onReady: () => setReady(true),
    })
    mounted.then(
      (made) => {
        if (isGone) made.destroy()
        else element.current = made
      },
      () => setError('No pudimos abrir el formulario de pago. Recarga la página.'),
    )
    return () => {
      isGone = true
      element.current?.destroy()
      element.current = null
    }
  }, [publishableKey, clientSecret])

  async function submit() {
    if (!element.current) return
    setBusy(true)
    setError(undefined)
    const refusal = await element.current.confirm(intentType, returnPath).catch(() => '')
    if (refusal === null) await onPaid()
    else setError(refusal === '' ? failureText : declinedText(refusal))
    setBusy(false)
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      {!isReady && !error && <Skeleton className="h-48 w-full" />}
      <div ref={place} />
      <FormAlert message={error} />
      <Button type="submit" tone="call" size="large" isBusy={isBusy} aria-disabled={!isReady}>
        {isBusy ? 'Procesando…' : submitLabel}
      </Button>
    </form>
  )
}
