import { Skeleton } from '../../ui/skeleton.tsx'
import { ThreadHeader } from './thread-header.tsx'

const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3'] as const

/** A thread before its messages are here. */
export function ThreadSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col justify-end gap-3 p-4">
      <p role="status" className="m-auto text-body text-muted">
        Cargando mensajes...
      </p>
      {widths.map((width, index) => (
        <Skeleton
          key={width}
          className={`h-11 rounded-card! ${width} ${index % 2 === 1 ? 'self-end' : ''}`}
        />
      ))}
    </div>
  )
}

/** A whole thread before it is known who reads it. */
export function ThreadLoading() {
  return (
    <div className="thread-screen">
      <ThreadHeader conversation={undefined} other={undefined} userId={0} />
      <ThreadSkeleton />
    </div>
  )
}
