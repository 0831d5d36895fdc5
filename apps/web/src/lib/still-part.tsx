import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** A part that nobody waits for is fetched by now, in ms. */
const patience = 5_000

/**
 * A part below the first screen: its HTML from the server stands as it is, with links that work, until its program is
 * fetched; a press on anything else fetches it at once, and is done then. Without network it stays so. It takes
 * nothing that changes, or React would draw it anew meanwhile.
 * @param onServer the part itself; undefined in the browser, which fetches it
 * @param place what encloses it on the page
 */
export function stillPart(
  onServer: ComponentType | undefined,
  place: string,
  load: () => Promise<ComponentType>,
): ComponentType {
  const Part = onServer ?? lazy(() => fetchLater(place, load))
  const element = (
    <Suspense>
      <Part />
    </Suspense>
  )
  return () => element
}

async function fetchLater(place: string, load: () => Promise<ComponentType>) {
  const presses = holdPresses(place)
  await Promise.race([presses.first, new Promise<void>((done) => whenIdle(done, patience))])
  const Loaded = await load().catch(() => {
    presses.end()
    // What cannot be fetched never comes, and the server's HTML stays.
    return new Promise<never>(() => {})
  })
  return { default: () => <Living part={Loaded} onLive={presses.end} /> }
}

function Living({ part: Part, onLive }: { part: ComponentType; onLive: () => void }) {
  useEffect(onLive, [onLive])
  return <Part />
}

/** Keeps the last press until there is a program to answer it. */
function holdPresses(place: string) {
  let held: HTMLElement | undefined
  let hurry = () => {}
  const first = new Promise<void>((done) => {
    hurry = done
  })
  const hold = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !target.closest(place)) return
    const control = target.closest<HTMLElement>('button, input, label')
    if (!control) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = control
    hurry()
  }
  document.addEventListener('click', hold, true)
  return {
    first,
    end: () => {
      document.removeEventListener('click', hold, true)
      held?.click()
      held = undefined
    },
  }
}
