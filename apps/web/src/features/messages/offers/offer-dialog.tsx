import { OfferInput, offerMoney, offerSteps } from '@wepa/domain/conversations/offer'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Chip } from '../../../ui/forms/chip.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'

interface OfferDialogProps {
  /** What the other side asks for, in dollars: the ad's price, or their offer. */
  asked: string | null
  /** What the other side has offered already: less is no answer to it. */
  above: string | null
  /** What `asked` is, in words. */
  description: string | undefined
  /** With an amount in dollars, '400.00'. */
  onSend: (amount: string) => void
  onClose: () => void
}

/** Asks how much one wants to offer: three amounts to choose from, or one's own. */
export function OfferDialog({ asked, above, description, onSend, onClose }: OfferDialogProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const steps = asked === null ? [] : offerSteps(asked).filter((step) => step > Number(above ?? 0))
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { success, data, error } = OfferInput.safeParse({ amount: typed })
    if (success) return onSend(data.amount)
    setProblem(error.issues[0]?.message)
    field.current?.focus()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="¿Cuánto ofreces?"
      description={description}
      footer={
        <Button type="submit" form={form}>
          Enviar oferta
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        {steps.length > 0 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Cantidades para escoger</legend>
            {steps.map((step) => (
              <Chip
                key={step}
                isSelected={Number(typed) === step}
                onClick={() => {
                  setTyped(String(step))
                  setProblem(undefined)
                }}
              >
                {offerMoney(String(step))}
              </Chip>
            ))}
          </fieldset>
        )}
        <TextInput
          ref={field}
          label="Tu oferta en dólares"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed}
          error={problem}
          hint="Vale dos días. No es un pago: se paga al entregar."
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
