import { useState } from 'react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'

/** One's own passkeys: adding, renaming and removing them. */
export function Passkeys() {
  const { data, error, refetch } = trpc.passkeys.list.useQuery(undefined, { staleTime: 0 })
  const factor = trpc.secondFactor.state.useQuery(undefined, { staleTime: 0 })
  const [isAdding, setIsAdding] = useState(false)
  // Has the focus when the row or form in which it stood has gone.
  const box = useKeptFocus<HTMLFieldSetElement>((data?.passkeys.length ?? 0) + Number(isAdding))
  if (!data) {
    if (!error) return <Skeleton className="h-12" />
    const title = 'No pudimos cargar tus llaves de acceso'
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  const { isAvailable, passkeys } = data
  const takesCode = factor.data?.since != null
  return (
    <fieldset ref={box} tabIndex={-1} aria-label="Llaves de acceso" className="grid min-w-0 gap-4">
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} takesCode={takesCode} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddPasskeyForm takesCode={takesCode} onDone={() => setIsAdding(false)} />}
      {!isAvailable && <p className="text-body text-muted">Aquí no se pueden añadir.</p>}
      {isAvailable && !isAdding && (
        <Button onClick={() => setIsAdding(true)} className="justify-self-start">
          Añadir llave de acceso
        </Button>
      )}
    </fieldset>
  )
}
