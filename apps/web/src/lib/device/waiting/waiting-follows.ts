// Sellers whom somebody has begun or ceased to follow, which has not reached the server yet.
import { createWaitingTaps } from './waiting-taps.ts'

/** By the id of the seller. */
export const {
  useWaiting: useWaitingFollows,
  setQueued: setQueuedFollows,
  setTapped: setTappedFollow,
} = createWaitingTaps()
