import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'

/** The received messages that one lets administrators read, and the way to end that. */
export function GivenExamples() {
  const query = trpc.warnings.ownExamples.useQuery(undefined, { staleTime: 0 })
  const count = query.data
  const box = useKeptFocus<HTMLFieldSetElement>(count ?? 0)
  const takeBack = trpc.warnings.takeBackExamples.useMutation({
    onSuccess: () => query.refetch(),
    onError: (error) => {
      const { message } = readFailure(error)
      showToast({ title: 'No se pudo retirar', description: message, tone: 'bad' })
    },
  })
  if (count === undefined) {
    if (!query.error) return <Skeleton className="h-14" />
    return (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar lo que nos dejas leer"
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <fieldset ref={box} tabIndex={-1} aria-label="Mensajes que nos dejas leer" className="min-w-0">
      {count === 0 ? (
        <p className="text-body text-muted">No nos dejas leer ninguno.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <p className="min-w-0 flex-1 basis-24 text-body">
            {count === 1 ? 'Un mensaje' : `${count} mensajes`}
          </p>
          <Button
            tone="quiet"
            size="small"
            isBusy={takeBack.isPending}
            onClick={() => takeBack.mutate()}
          >
            Retirar el permiso
          </Button>
        </div>
      )}
    </fieldset>
  )
}
