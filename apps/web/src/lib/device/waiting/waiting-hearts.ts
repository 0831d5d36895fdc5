// Hearts that were turned and have not reached the server yet.
import { createWaitingTaps } from './waiting-taps.ts'

/** By the id of the ad. */
export const {
  useWaiting: useWaitingHearts,
  setQueued: setQueuedHearts,
  setTapped: setTappedHeart,
  endTapped: endTappedHeart,
} = createWaitingTaps()
