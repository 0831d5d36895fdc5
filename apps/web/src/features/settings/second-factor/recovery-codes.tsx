import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, this one time. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: 'Códigos copiados', tone: 'good' })
    } catch {
      // Refused, or not there over plain HTTP.
      showToast({ title: 'No se pudo copiar', description: 'Anótalos o márcalos tú.', tone: 'bad' })
    }
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h3 ref={heading} tabIndex={-1} className="text-body font-bold">
          Guarda tus códigos de recuperación
        </h3>
        <p className="text-body">
          Con uno de ellos entras si pierdes tu teléfono. Cada uno sirve una vez, y no los volvemos
          a mostrar.
        </p>
      </div>
      <ul className="figures grid grid-cols-1 gap-2 rounded-field border border-line bg-sand-deep p-4 font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>Ya los guardé</Button>
        <Button tone="quiet" onClick={() => void copy()}>
          Copiar los códigos
        </Button>
      </div>
    </div>
  )
}
