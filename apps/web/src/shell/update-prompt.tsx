import { lazy, Suspense } from 'react'
import { useAppUpdate } from '../lib/app-update.ts'

const UpdateOffer = lazy(async () => ({
  default: (await import('./update-offer.tsx')).UpdateOffer,
}))

/** The place where a new version is offered; the offer itself loads when there is one. */
export function UpdatePrompt() {
  const update = useAppUpdate()
  return (
    <div role="status" className="update-prompt">
      {update && (
        <Suspense>
          <UpdateOffer onAccept={update.accept} />
        </Suspense>
      )}
    </div>
  )
}
