import { Skeleton } from '../../ui/skeleton.tsx'

/** The table before its ads are here, in the same sizes. */
export function TableSkeleton() {
  return (
    <div aria-hidden="true" className="rounded-card border border-line bg-card shadow-soft">
      <div className="h-12" />
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-3 border-t border-line p-3">
          <Skeleton className="size-5" />
          <Skeleton className="aspect-4/3 w-14" />
          <Skeleton className="h-5 flex-1" />
        </div>
      ))}
    </div>
  )
}
