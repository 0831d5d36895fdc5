// Switches that were tapped and have not reached the server yet: shown as the person left them, whatever was loaded meanwhile.
import { createStore, useStore } from '../store.ts'

type Switches = Readonly<Record<number, boolean>>

const none: Switches = {}

/** The switches of one kind, each by the id of what it is about. */
export function createWaitingTaps() {
  const waiting = createStore(none)
  let queued = none
  let tapped = none
  const show = () => waiting.set({ ...queued, ...tapped })
  const setTapped = (id: number, isOn: boolean | undefined): void => {
    const { [id]: _before, ...others } = tapped
    tapped = isOn === undefined ? others : { ...others, [id]: isOn }
    show()
  }
  return {
    /** How each is going to be. */
    useWaiting: (): Switches => useStore(waiting, none),
    /** What the outbox holds. */
    setQueued(switches: Switches): void {
      queued = switches
      show()
    },
    /** From the tap until its first try has come to something; undefined then. */
    setTapped,
    /** Ends what a tap showed, unless a later tap shows something else by now. */
    endTapped(id: number, isOn: boolean): void {
      if (tapped[id] === isOn) setTapped(id, undefined)
    },
  }
}
