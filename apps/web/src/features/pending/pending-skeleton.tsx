import { Skeleton } from '../../ui/skeleton.tsx'

export function PendingSkeleton() {
  return (
    <div aria-hidden="true" className="mt-6 grid gap-3">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
