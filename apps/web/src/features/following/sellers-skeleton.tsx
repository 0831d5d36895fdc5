import { Skeleton } from '../../ui/skeleton.tsx'

/** The places of sellers before they are here, in their size. */
export function SellersSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 md:grid-cols-2">
      {[0, 1, 2, 3].map((each) => (
        <Skeleton key={each} className="h-24 rounded-card" />
      ))}
    </div>
  )
}
