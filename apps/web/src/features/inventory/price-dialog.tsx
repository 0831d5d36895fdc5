import type { PriceChange } from '@wepa/domain/inventory/price-change'
import { changedPrice } from '@wepa/domain/inventory/price-change'
import { type RefObject, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'

interface PriceDialogProps {
  count: number
  onClose: () => void
  onChange: (change: PriceChange) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

type Way = 'lower' | 'raise'

/** By how much the prices of the chosen ads change. */
export function PriceDialog({ count, onClose, onChange, returnFocusTo }: PriceDialogProps) {
  const [way, setWay] = useState<Way>('lower')
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  const read = readChange({ way, by, typed })
  const submit = () => {
    setIsTried(true)
    if ('problem' in read) return
    onChange(read)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={count === 1 ? 'Cambiar el precio' : `Cambiar ${count} precios`}
      description="Los precios en palabras o de un rango se quedan como están."
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={submit}>Cambiar</Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            label="Los precios"
            value={way}
            onChange={(event) => setWay(event.target.value === 'raise' ? 'raise' : 'lower')}
          >
            <option value="lower">Bajan</option>
            <option value="raise">Suben</option>
          </SelectField>
          <TextInput
            label="Cuánto"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={isTried && 'problem' in read ? read.problem : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <SelectField
            label="En"
            value={by}
            onChange={(event) => setBy(event.target.value === 'amount' ? 'amount' : 'percent')}
          >
            <option value="percent">Por ciento (%)</option>
            <option value="amount">Dólares ($)</option>
          </SelectField>
        </div>
        <p role="status" className="text-body text-muted">
          {'problem' in read ? '' : exampleOf(read)}
        </p>
      </form>
    </Dialog>
  )
}

type Asked = { way: Way; by: PriceChange['by']; typed: string }

const most = { percent: { lower: 90, raise: 500 }, amount: { lower: 1_000_000, raise: 1_000_000 } }

function readChange({ way, by, typed }: Asked): PriceChange | { problem: string } {
  const value = /^\d{1,7}([.,]\d{1,2})?$/.test(typed.trim())
    ? Number(typed.trim().replace(',', '.'))
    : 0
  const limit = most[by][way]
  if (value <= 0 || value > limit) {
    return { problem: `Escribe un número de 1 a ${limit.toLocaleString('en-US')}` }
  }
  return { by, value: way === 'lower' ? -value : value }
}

function exampleOf(change: PriceChange): string {
  const price = changedPrice('$1,000', change)
  return price === undefined
    ? 'Un precio más bajo que eso se queda como está.'
    : `$1,000 pasa a ${price}.`
}
