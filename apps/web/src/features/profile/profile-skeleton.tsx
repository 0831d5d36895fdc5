import { Skeleton } from '../../ui/skeleton.tsx'
import { profileColumns } from './own-profile.tsx'

/** The page while it is not known who is here, in the same sizes. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className={profileColumns}>
      <div className="grid grid-cols-1 gap-4">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <div>
        <Skeleton className="mb-5 h-12" />
        <Skeleton className="h-[48rem] rounded-card" />
      </div>
    </div>
  )
}
