import { Skeleton } from '../../../ui/skeleton.tsx'

/** The list before it is here, in the same sizes. */
export function ListSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {[1, 2, 3, 4, 5].map((index) => (
        <div key={index} className="flex items-center gap-3 px-3 py-3 md:px-4">
          <Skeleton className="size-[56px] flex-none rounded-card!" />
          <div className="grid flex-1 gap-1.5">
            <Skeleton className="h-4.5 w-2/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
