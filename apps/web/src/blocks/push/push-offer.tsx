// Push messages as screens offer them. What they need comes once they are shown: never a part of a first load.
import { lazy, Suspense } from 'react'

const OfferCard = lazy(async () => ({ default: (await import('./push-cards.tsx')).OfferCard }))
const StatusCard = lazy(async () => ({ default: (await import('./push-cards.tsx')).StatusCard }))

/**
 * Offers to tell the person on this device, where they have just done something that makes sense of it;
 * `text` says of what. Shows nothing where it is on already, or cannot be. It comes late, so its place is below
 * what is tapped: above it would move that away under the finger.
 */
export function PushOffer({ text }: { text: string }) {
  return (
    <Suspense>
      <OfferCard text={text} />
    </Suspense>
  )
}

/** How it stands with this device, in plain words, and turning it off again. Nothing while it is offered. */
export function PushStatus() {
  return (
    <Suspense>
      <StatusCard />
    </Suspense>
  )
}
