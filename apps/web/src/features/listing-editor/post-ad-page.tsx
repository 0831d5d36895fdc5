import { useSession } from '../../lib/session.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { PublishForm } from './publish-form.tsx'
import { VisitorGate } from './visitor-gate.tsx'

/** Publish an ad; visitors are asked in first (§2). */
export function PostAdPage() {
  const { status, user } = useSession()
  return (
    <div className="page max-w-3xl! py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-6 text-h2 font-bold">
        Publicar anuncio
      </h1>
      {status === 'unknown' && <FormSkeleton />}
      {status === 'visitor' && <VisitorGate />}
      {status === 'member' && <PublishForm key={user.id} user={user} />}
    </div>
  )
}
