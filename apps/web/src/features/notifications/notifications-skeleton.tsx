import { Skeleton } from '../../ui/skeleton.tsx'

/** The list before it is here, in the same sizes. */
export function NotificationsSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5">
      <div className="flex items-center justify-between gap-3">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-11 w-56 max-w-[60%]" />
      </div>
      <div>
        <Skeleton className="mb-2 h-5 w-12" />
        <div className="divide-y divide-line rounded-card border border-line bg-card">
          {[1, 2, 3, 4].map((index) => (
            <div key={index} className="flex gap-3 p-3 sm:p-4">
              <Skeleton className="size-[40px] flex-none rounded-full" />
              <div className="grid flex-1 gap-2 py-0.5">
                <Skeleton className="h-4.5 w-3/5" />
                <Skeleton className="h-4.5 w-4/5" />
                <Skeleton className="h-3.5 w-20" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
