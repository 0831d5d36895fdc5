import { type ReactNode, useId } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface PartProps {
  title: string
  /** One sentence about what is listed. */
  text: string
  query: { error: unknown; refetch: () => Promise<unknown> }
  /** How many there are; undefined while that is not known. */
  count: number | undefined
  /** What stands where there is none. */
  empty: string
  children: ReactNode
}

/** A list of the page with all its moods: waiting, broken, empty, some. */
export function Part({ title, text, query, count, empty, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div>
        <h2 id={id} className="text-h3 font-bold">
          {title}
        </h2>
        <p className="text-body text-muted">{text}</p>
      </div>
      {count === undefined &&
        (query.error ? (
          <LoadFailure
            error={query.error}
            title="No pudimos cargar esto"
            onRetry={() => void query.refetch()}
          />
        ) : (
          <PartSkeleton />
        ))}
      {count === 0 && (
        <p className="rounded-card border border-line bg-card p-5 text-center text-body text-muted">
          {empty}
        </p>
      )}
      {count !== undefined && count > 0 && children}
    </section>
  )
}

export function PartSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  )
}
