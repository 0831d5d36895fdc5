import { Skeleton } from '../../ui/skeleton.tsx'

/** The form's place while it is not known who asks, or what the ad says. */
export function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  )
}
