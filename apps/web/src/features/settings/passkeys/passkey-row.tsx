import type { OwnPasskey } from '@wepa/domain/people/passkey'
import { dateAndTime } from '@wepa/domain/text/date'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { RemovePasskeyForm } from './remove-passkey-form.tsx'
import { RenamePasskeyForm } from './rename-passkey-form.tsx'

interface PasskeyRowProps {
  passkey: OwnPasskey
  takesCode: boolean
}

/** One passkey, and what can be done with it. */
export function PasskeyRow({ passkey, takesCode }: PasskeyRowProps) {
  const [wish, setWish] = useState<'rename' | 'remove'>()
  const stop = () => setWish(undefined)
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <div className="grid grid-cols-1 gap-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-body font-semibold wrap-anywhere">{name}</p>
          <p className="text-small text-muted">
            Creada el {dateAndTime(createdAt)}
            {' · '}
            {lastUsedAt ? `Último uso el ${dateAndTime(lastUsedAt)}` : 'Sin usar todavía'}
          </p>
        </div>
        {!wish && (
          <div className="flex flex-wrap gap-2">
            <Button
              tone="quiet"
              size="small"
              aria-label={`Cambiar el nombre de ${name}`}
              onClick={() => setWish('rename')}
            >
              Cambiar nombre
            </Button>
            <Button
              tone="quiet"
              size="small"
              aria-label={`Quitar ${name}`}
              onClick={() => setWish('remove')}
            >
              Quitar
            </Button>
          </div>
        )}
      </div>
      {wish === 'rename' && <RenamePasskeyForm passkey={passkey} onDone={stop} />}
      {wish === 'remove' && (
        <RemovePasskeyForm passkey={passkey} takesCode={takesCode} onDone={stop} />
      )}
    </div>
  )
}
