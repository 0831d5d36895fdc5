// Hearts that were turned and have not reached the server yet: shown as the person left them, whatever was loaded meanwhile.
import { createStore, useStore } from './store.ts'

type Hearts = Readonly<Record<number, boolean>>

const none: Hearts = {}
const waiting = createStore(none)

let queued: Hearts = none
let tapped: Hearts = none

/** By the id of the ad: the heart it is going to have. */
export function useWaitingHearts(): Hearts {
  return useStore(waiting, none)
}

/** What the outbox holds. */
export function setQueuedHearts(hearts: Hearts): void {
  queued = hearts
  show()
}

/** From the tap until its first try has come to something; undefined then. */
export function setTappedHeart(listingId: number, isOn: boolean | undefined): void {
  const { [listingId]: _before, ...others } = tapped
  tapped = isOn === undefined ? others : { ...others, [listingId]: isOn }
  show()
}

/** Ends what a tap showed, unless a later tap shows something else by now. */
export function endTappedHeart(listingId: number, isOn: boolean): void {
  if (tapped[listingId] === isOn) setTappedHeart(listingId, undefined)
}

function show(): void {
  waiting.set({ ...queued, ...tapped })
}
