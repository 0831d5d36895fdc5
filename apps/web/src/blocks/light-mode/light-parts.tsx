// What light pages alone show, and the notice of a storm: it stands in their HTML, and the program fetches it only there, so
// that it weighs nothing in the first load of all others.
import { type ComponentType, lazy, Suspense } from 'react'

type Parts = typeof import('./parts.ts').parts

const load = async () => (await import('./parts.ts')).parts
let loaded: Parts | undefined

/** For the server, which cannot wait for a part while it renders. */
export async function fetchLightParts(): Promise<void> {
  loaded = await load()
}

export const CardPicture = lightPart(({ CardPicture }) => CardPicture)
export const LightCall = lightPart(({ LightCall }) => LightCall)
export const LightGallery = lightPart(({ LightGallery }) => LightGallery)
export const LightStrip = lightPart(({ LightStrip }) => LightStrip)
export const StormNotice = lightPart(({ StormNotice }) => StormNotice)

function lightPart<Props extends object>(choose: (parts: Parts) => ComponentType<Props>) {
  const Late = lazy(async () => ({ default: choose(await load()) }))
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, at the top of the file, like React's `lazy`
  return function LightPart(props: Props) {
    const Part = import.meta.env.SSR && loaded ? choose(loaded) : Late
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
