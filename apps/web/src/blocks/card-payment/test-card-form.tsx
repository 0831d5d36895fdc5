// The sandbox's card form: the same flow as the provider's, with cards that cost nothing.
import { FlaskConical } from 'lucide-react'
import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { BankDialog } from './bank-dialog.tsx'
import type { CardPaymentProps } from './card-payment-props.ts'
import { cvcOf, expiryOf, numberOf, type TypedCard, typedErrors } from './typed-card.ts'
import { useTestPayment } from './use-test-payment.ts'

const cards = [
  { number: '4242 4242 4242 4242', label: 'Paga' },
  { number: '4000 0000 0000 0002', label: 'Rechazada' },
  { number: '4000 0025 0000 3155', label: 'Pide confirmar' },
  { number: '4000 0000 0000 0341', label: 'Falla al renovar' },
]
const nothing: TypedCard = { number: '', expiry: '', cvc: '' }

export function TestCardForm(props: CardPaymentProps) {
  const [card, setCard] = useState(nothing)
  const [hasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const payment = useTestPayment(props)
  const errors = hasTried ? typedErrors(card) : {}
  const change = (part: Partial<TypedCard>) => setCard((before) => ({ ...before, ...part }))

  function submit() {
    setTried(true)
    const [first] = Object.keys(typedErrors(card))
    if (first) focusField(form, first)
    else void payment.confirm(card)
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!payment.isBusy) submit()
      }}
    >
      <TestCards
        onPick={(number) => setCard({ number, expiry: '12 / 34', cvc: '123' })}
        picked={card.number}
      />
      <CardField
        name="number"
        label="Número de tarjeta"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        value={card.number}
        onChange={({ target }) => change({ number: numberOf(target.value) })}
        error={errors.number}
      />
      <div className="grid grid-cols-2 gap-4">
        <CardField
          name="expiry"
          label="Vencimiento"
          autoComplete="cc-exp"
          placeholder="MM / AA"
          value={card.expiry}
          onChange={({ target }) => change({ expiry: expiryOf(target.value, card.expiry) })}
          error={errors.expiry}
        />
        <CardField
          name="cvc"
          label="Código (CVC)"
          autoComplete="cc-csc"
          placeholder="123"
          value={card.cvc}
          onChange={({ target }) => change({ cvc: cvcOf(target.value) })}
          error={errors.cvc}
        />
      </div>
      <FormAlert message={payment.error} />
      <Button type="submit" tone="call" size="large" isBusy={payment.isBusy}>
        {payment.isBusy ? 'Procesando…' : props.submitLabel}
      </Button>
      <BankDialog
        isOpen={payment.isAsking}
        isBusy={payment.isBusy}
        onAnswer={(isApproved) => void payment.answerBank(isApproved)}
      />
    </form>
  )
}

function CardField(props: ComponentProps<typeof TextInput>) {
  return <TextInput {...props} inputMode="numeric" inputClassName="figures" isRequired />
}

function focusField(form: RefObject<HTMLFormElement | null>, name: string): void {
  const field = form.current?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

interface TestCardsProps {
  picked: string
  onPick: (number: string) => void
}

function TestCards({ picked, onPick }: TestCardsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-3 rounded-card bg-sol-soft p-4">
      <legend className="sr-only">Tarjetas de prueba</legend>
      <p className="flex gap-2 text-body">
        <FlaskConical
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="mt-0.5 flex-none"
        />
        <span>
          <strong>Modo de prueba:</strong> nadie cobra nada. Toca una tarjeta o escríbela.
        </span>
      </p>
      <div className="grid grid-cols-1 gap-2 min-[360px]:grid-cols-2">
        {cards.map(({ number, label }) => (
          <button
            key={number}
            type="button"
            aria-pressed={picked === number}
            onClick={() => onPick(number)}
            className="grid min-h-11 content-center rounded-field border border-edge bg-card px-3 py-2 text-left hover:border-ink aria-pressed:border-caribe aria-pressed:bg-caribe-soft"
          >
            <span className="text-body font-semibold">{label}</span>
            <span className="text-small text-muted">
              <span aria-hidden="true">•••• </span>
              {number.slice(-4)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
