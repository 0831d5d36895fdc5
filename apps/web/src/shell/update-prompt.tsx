import { useAppUpdate } from '../lib/device/app-update.ts'
import { latePart } from '../ui/late-part.tsx'

const UpdateOffer = latePart(async () => (await import('./update-offer.tsx')).UpdateOffer)

/** The place where a new version is offered; the offer itself loads when there is one. */
export function UpdatePrompt() {
  const update = useAppUpdate()
  return (
    <div role="status" className="update-prompt">
      {update && <UpdateOffer {...update} />}
    </div>
  )
}
