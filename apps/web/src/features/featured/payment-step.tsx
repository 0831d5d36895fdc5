import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CardPayment } from '../../blocks/card-payment/card-payment.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PaymentRequest } from './use-payment-request.ts'

interface PaymentStepProps {
  /** What is bought: 'Premium, 14 días'. */
  title: string
  /** '$10'. */
  price: string
  request: PaymentRequest
  /** Where a bank sends the person back to. */
  returnPath: string
  onPaid: () => Promise<void>
  onBack: () => void
}

/** The card form, once the server has answered what is to be paid. */
export function PaymentStep(props: PaymentStepProps) {
  const { title, price, request, returnPath, onPaid, onBack } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const { start } = request
  useEffect(() => {
    start()
    heading.current?.focus()
  }, [start])
  return (
    <section aria-labelledby="payment" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="payment" ref={heading} tabIndex={-1} className="text-h3 font-bold outline-none">
          Pagar {price}
        </h2>
        <p className="text-body text-muted">{title}</p>
      </div>
      {request.error && (
        <>
          <FormAlert message={request.error} />
          <Button tone="quiet" onClick={start}>
            Intentar de nuevo
          </Button>
        </>
      )}
      {request.clientSecret && (
        <CardPayment
          clientSecret={request.clientSecret}
          intentType="payment"
          submitLabel={`Pagar ${price}`}
          returnPath={returnPath}
          failureText="Hubo un problema al procesar el pago"
          onPaid={onPaid}
        />
      )}
      {!request.clientSecret && !request.error && (
        <div aria-busy="true" className="grid grid-cols-1 gap-5">
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-13 w-full" />
        </div>
      )}
      <Button tone="bare" className="justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        Volver a los planes
      </Button>
    </section>
  )
}
