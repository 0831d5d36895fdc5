import { useWriter } from '../../lib/use-writer.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { PublishForm } from './publish-form.tsx'
import { VisitorGate } from './visitor-gate.tsx'

/** Publish an ad; visitors are asked in first (§2). */
export function PostAdPage() {
  const writer = useWriter()
  return (
    <div className="page max-w-3xl! py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-6 text-h2 font-bold">
        Publicar anuncio
      </h1>
      {writer.status === 'unknown' && <FormSkeleton />}
      {writer.status === 'visitor' && <VisitorGate />}
      {writer.status === 'member' && (
        <PublishForm key={writer.user.id} user={writer.user} hasEnded={writer.hasEnded} />
      )}
    </div>
  )
}
