import { MAX_REFERENCE } from '@wepa/domain/inventory/inventory'
import { useId, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'

interface ReferenceFieldProps {
  id: number
  title: string
  reference: string | null
}

/** The owner's own number of an ad; kept when the field is left or with Enter, Esc takes it back. */
export function ReferenceField({ id, title, reference }: ReferenceFieldProps) {
  const lists = trpc.useUtils().inventory.list
  const save = trpc.inventory.setReference.useMutation({ onSuccess: () => lists.invalidate() })
  const [typed, setTyped] = useState<string>()
  const errorId = useId()
  const text = typed ?? reference ?? ''
  const keep = () => {
    const wanted = text.trim()
    if (typed === undefined || wanted === (reference ?? '')) return setTyped(undefined)
    save.mutate(
      { id, reference: wanted === '' ? null : wanted },
      { onSuccess: () => setTyped(undefined) },
    )
  }
  return (
    <div className="grid gap-1">
      <input
        type="text"
        aria-label={`Referencia: ${title}`}
        aria-invalid={save.isError || undefined}
        aria-describedby={save.isError ? errorId : undefined}
        aria-busy={save.isPending || undefined}
        maxLength={MAX_REFERENCE}
        autoComplete="off"
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep()
          if (event.key !== 'Escape') return
          setTyped(undefined)
          save.reset()
        }}
        className="field min-w-28 font-normal"
      />
      <p id={errorId} role="alert" className={save.isError ? 'text-small text-danger' : 'hidden'}>
        {save.error && readFailure(save.error).message}
      </p>
    </div>
  )
}
