// Paying with a card: Stripe's own form, or with the sandbox a form for test cards.
import { lazy, Suspense } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../kept/load-failure.tsx'
import type { CardPaymentProps } from './card-payment-props.ts'

const StripeCardForm = lazy(async () => ({
  default: (await import('./stripe-card-form.tsx')).StripeCardForm,
}))
const TestCardForm = lazy(async () => ({
  default: (await import('./test-card-form.tsx')).TestCardForm,
}))

/**
 * The card form of a payment page (`isPaymentPath` of the domain): only there may the provider's own be
 * loaded. The page keeps in its address what is being paid, since it may have to be opened anew.
 */
export function CardPayment(props: CardPaymentProps) {
  const setup = trpc.cards.setup.useQuery()
  if (setup.isError) {
    const title = 'No pudimos preparar el pago'
    return <LoadFailure error={setup.error} title={title} onRetry={() => void setup.refetch()} />
  }
  if (setup.data === undefined) return <FormSkeleton />
  if (setup.data === null) {
    return <FormAlert message="Los pagos no están disponibles en este momento." />
  }
  const { isTest, publishableKey } = setup.data
  return (
    <Suspense fallback={<FormSkeleton />}>
      {isTest ? (
        <TestCardForm {...props} />
      ) : (
        <StripeCardForm {...props} publishableKey={publishableKey} />
      )}
    </Suspense>
  )
}

function FormSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy="true">
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  )
}
