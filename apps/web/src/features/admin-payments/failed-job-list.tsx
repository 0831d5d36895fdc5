import type { FailedJob } from '@wepa/domain/admin/failed-job'
import { dateAndTime } from '@wepa/domain/text/date'
import { trpc } from '../../lib/trpc.ts'
import { errorWords, jobWords, triesWords } from './event-words.ts'
import { Part } from './part.tsx'
import { RecordCard, StateMark } from './record.tsx'

/** Work about money whose last try failed. */
export function FailedJobList() {
  const query = trpc.queue.failed.useQuery(undefined, { staleTime: 0 })
  const jobs = query.data?.filter(({ name }) => jobWords(name) !== undefined)
  return (
    <Part
      title="Trabajos fallidos"
      text="Lo que quedó por hacer con el proveedor de pagos."
      query={query}
      count={jobs?.length}
      empty="Ninguno ha fallado"
    >
      <ul className="grid grid-cols-1 gap-3">
        {jobs?.map((job) => (
          <li key={job.id}>
            <Job job={job} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Job({ job: { name, attempts, isLast, error, runAt } }: { job: FailedJob }) {
  return (
    <RecordCard
      title={jobWords(name) ?? name}
      mark={<StateMark tone="waiting">{isLast ? 'Necesita atención' : 'Se intentará'}</StateMark>}
      facts={[
        { label: 'Intentos', value: triesWords(attempts) },
        { label: 'Por qué', value: errorWords(error) },
        {
          label: 'Próximo intento',
          value: isLast ? 'Ninguno por sí solo' : dateAndTime(runAt),
        },
      ]}
    />
  )
}
