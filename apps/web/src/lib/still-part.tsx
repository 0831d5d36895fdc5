import { type ComponentType, lazy, Suspense } from 'react'
import { whenIdle } from './when-idle.ts'

/** A part that nobody waits for is fetched by now, in ms. */
const patience = 5_000

/**
 * A part below the first screen: its HTML from the server stands as it is, with links that work, until its program is
 * fetched; without network it stays so. It takes nothing that changes, or React would draw it anew meanwhile.
 * @param onServer the part itself; undefined in the browser, which fetches it
 */
export function stillPart(
  onServer: ComponentType | undefined,
  load: () => Promise<ComponentType>,
): ComponentType {
  const Part = onServer ?? lazy(() => fetchLater(load))
  const element = (
    <Suspense>
      <Part />
    </Suspense>
  )
  return () => element
}

async function fetchLater(load: () => Promise<ComponentType>) {
  await new Promise<void>((done) => whenIdle(done, patience))
  // What cannot be fetched never comes, and the server's HTML stays.
  return { default: await load().catch(() => new Promise<never>(() => {})) }
}
