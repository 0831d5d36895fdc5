import { Link } from '@tanstack/react-router'
import type { FailedJob } from '@wepa/domain/admin/failed-job'
import { isJobName, type JobName } from '@wepa/domain/admin/job-name'
import { useId } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'

const names: Readonly<Record<JobName, string>> = {
  'send-mail': 'Enviar un correo',
  'send-secret-mail': 'Enviar un correo con un código o enlace',
  'send-sms': 'Enviar un código por SMS',
  'match-saved-searches': 'Avisar de un anuncio nuevo',
  'tell-due-alerts': 'Enviar avisos de búsquedas',
  'tell-price-drop': 'Avisar de una bajada de precio',
  'compare-photos': 'Comparar las fotos de un anuncio',
  'copy-linked-photo': 'Copiar una foto enlazada',
  'sweep-photos': 'Borrar fotos que nadie usa',
  'look-for-lost-files': 'Buscar archivos que sobran',
  'answer-recovery': 'Contestar una recuperación',
  'push-notification': 'Enviar una notificación',
  'read-import': 'Leer un inventario',
  'apply-import': 'Importar un inventario',
  'fetch-feed': 'Buscar un inventario en su dirección',
  'apply-payment-event': 'Aplicar un mensaje de pago',
  'end-subscription': 'Terminar un plan',
  'end-reversed-plan': 'Terminar un plan con el pago devuelto',
  'forget-customer': 'Borrar a un cliente en el proveedor',
  'cancel-renewal': 'Cancelar un plan suspendido',
  'post-to-network': 'Publicar en una red social',
  'remove-social-post': 'Retirar de una red social',
}

/** What the machine could not do: queued work that failed, and money to look at. */
export function FailedWork() {
  const id = useId()
  const jobs = trpc.queue.failed.useQuery(undefined, { staleTime: 0 })
  const problems = trpc.payments.problems.useQuery(undefined, { staleTime: 0 })
  const heading = useKeptFocus<HTMLHeadingElement>(jobs.data?.length)
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} id={id} className="text-h3 font-bold outline-none">
        Trabajo pendiente del sistema
      </h2>
      <p className="text-body text-muted">
        {jobs.data
          ? countWords(jobs.data.length)
          : `Trabajos fallidos: ${jobs.error ? 'no se sabe ahora' : 'contando…'}`}{' '}
        ·{' '}
        <Link to="/admin-payments" className="text-caribe underline underline-offset-4">
          Pagos por revisar{problems.data ? `: ${problems.data.length}` : ''}
        </Link>
      </p>
      {jobs.data && jobs.data.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {jobs.data.map((job) => (
            <li key={job.id}>
              <Job job={job} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'Ningún trabajo ha fallado'
  return count === 1 ? '1 trabajo fallido' : `${count} trabajos fallidos`
}

function Job({ job: { id, name, error, isLast } }: { job: FailedJob }) {
  const utils = trpc.useUtils()
  const retry = trpc.queue.retry.useMutation({ onSettled: () => utils.queue.failed.invalidate() })
  const title = isJobName(name) ? names[name] : name
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-body font-semibold wrap-anywhere">{title}</p>
        <p className="text-small text-muted wrap-anywhere">
          {error}
          {!isLast && ' · Se intentará solo'}
        </p>
        <p role="status" className={retry.error || retry.isSuccess ? 'text-small' : 'hidden'}>
          {retry.error
            ? readFailure(retry.error).message
            : retry.isSuccess && 'Se intenta de nuevo'}
        </p>
      </div>
      <Button
        tone="quiet"
        size="small"
        isBusy={retry.isPending}
        aria-label={`Reintentar: ${title}`}
        onClick={() => retry.mutate({ id })}
      >
        Reintentar
      </Button>
    </div>
  )
}
