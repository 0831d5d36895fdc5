import { dateAndTime } from '@wepa/domain/text/date'
import {
  OPENED_TYPES,
  type OpeningInput,
  type OpeningLine,
  VERIFICATION_NAMES,
  type VerificationType,
} from '@wepa/domain/trust/verification'
import { useId, useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

/** Which verifications people can ask for on the screen, and who decided it. */
export function OpenedTypes() {
  const id = useId()
  const open = trpc.verifications.open.useQuery(undefined, { staleTime: 0 })
  const lines = trpc.verifications.openings.useQuery(undefined, { staleTime: 0 })
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 id={id} className="text-h3 font-bold">
        Verificaciones abiertas
      </h2>
      <p className="text-body text-muted">
        Las abiertas las puede pedir cualquiera, y sus solicitudes llegan aquí como casos. Las demás
        dicen «Próximamente». El email está siempre abierto, y la de negocio la piden también
        quienes pagan Business.
      </p>
      {open.data ? <Types open={open.data} /> : <Waiting error={open.error} />}
      <ul className="text-small text-muted">
        {lines.data?.map((line) => (
          <li key={`${line.type} ${line.createdAt}`}>{wordsOf(line)}</li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ error }: { error: unknown }) {
  if (!error) return <Skeleton className="h-40" />
  return <p className="text-body text-danger">{readFailure(error).message}</p>
}

function Types({ open }: { open: readonly VerificationType[] }) {
  const queries = trpc.useUtils().verifications
  // The mutation tells its start a moment after the press, in which the switch would jump back.
  const [wanted, setWanted] = useState<OpeningInput>()
  const save = trpc.verifications.setOpen.useMutation({
    onSuccess: () => queries.invalidate(),
    onError: (error) =>
      showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' }),
    onSettled: (_done, _error, sent) => setWanted((last) => (last === sent ? undefined : last)),
  })
  const set = (change: OpeningInput) => {
    setWanted(change)
    save.mutate(change)
  }
  return (
    <div className="grid max-w-md grid-cols-1 gap-2">
      {OPENED_TYPES.map((type) => (
        <Switch
          key={type}
          label={VERIFICATION_NAMES[type]}
          checked={wanted?.type === type ? wanted.isOpen : open.includes(type)}
          onChange={({ currentTarget }) => set({ type, isOpen: currentTarget.checked })}
        />
      ))}
    </div>
  )
}

function wordsOf({ type, isOpen, by, createdAt }: OpeningLine): string {
  const names: Readonly<Record<string, string>> = VERIFICATION_NAMES
  const done = isOpen ? 'abrió' : 'cerró'
  return `${dateAndTime(createdAt)}: ${by ?? 'Alguien que ya no está'} ${done} ${names[type] ?? type}.`
}
