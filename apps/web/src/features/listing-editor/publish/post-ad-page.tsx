import { useWriter } from '../../../lib/forms/use-writer.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { PublishArea } from './publish-area.tsx'
import { VisitorGate } from './visitor-gate.tsx'

/** Publish an ad; visitors are asked in first. @param draftId the draft to go on with */
export function PostAdPage({ draftId }: { draftId: string | undefined }) {
  const writer = useWriter()
  return (
    <div className="page max-w-3xl! py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-6 text-h2 font-bold">
        Publicar anuncio
      </h1>
      {writer.status === 'unknown' && <FormSkeleton />}
      {writer.status === 'visitor' && <VisitorGate />}
      {writer.status === 'member' && (
        <PublishArea
          key={`${writer.user.id} ${draftId}`}
          user={writer.user}
          hasEnded={writer.hasEnded}
          draftId={draftId}
        />
      )}
    </div>
  )
}
