import { Suspense } from 'react'
import { useAppUpdate } from '../lib/app-update.ts'
import { latePart } from '../ui/late-part.tsx'

const UpdateOffer = latePart(() => import('./update-offer.tsx').then((late) => late.UpdateOffer))

/** The place where a new version is offered; the offer itself loads when there is one. */
export function UpdatePrompt() {
  const update = useAppUpdate()
  return (
    <div role="status" className="update-prompt">
      {update && (
        <Suspense>
          <UpdateOffer {...update} />
        </Suspense>
      )}
    </div>
  )
}
