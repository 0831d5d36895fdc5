import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { showToast } from './toast/toast-store.ts'

interface LateOptions<Props> {
  /** Keeps the place until it is there. */
  waiting?: ReactNode | ((props: Props) => ReactNode)
  /** Said when it cannot be fetched: for what somebody has just asked for. */
  failure?: string
}

/** `fetchEarly` fetches it before it is shown: it then stands there with whatever is around it. */
type LatePart<Props> = ComponentType<Props> & { fetchEarly: () => Promise<void> }

/** What is shown, and not there yet. */
const missing = new Set<() => void>()

/** Fetches what could not be fetched before: for when the network is back. */
export function retryLateParts(): void {
  for (const fetchPart of missing) fetchPart()
}

/**
 * A part that is fetched when it is first shown. Without network it stays away, and does not take the page
 * along as React's own `lazy` would; the next time it is shown, or when the network returns, it is tried again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, failure }: LateOptions<Props> = {},
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, at the top of a file, like React's `lazy`
  function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      let isShown = true
      const show = async () => {
        await fetchEarly()
        if (isShown) setPart(() => loaded)
      }
      const fetchPart = oneTryAtOnce(show, () => {
        if (isShown && failure) showToast({ title: failure, tone: 'bad' })
      })
      fetchPart()
      missing.add(fetchPart)
      return () => {
        isShown = false
        missing.delete(fetchPart)
      }
    }, [Part])
    if (Part) return <Part {...props} />
    return typeof waiting === 'function' ? waiting(props) : waiting
  }
  const fetchEarly = async () => {
    loaded ??= await load()
  }
  return Object.assign(Late, { fetchEarly })
}

/** The network may come back while a try is failing: what was asked for meanwhile is tried after it. */
function oneTryAtOnce(work: () => Promise<void>, onFailure: () => void): () => void {
  let isTrying = false
  let isAskedAgain = false
  return function run() {
    isAskedAgain = isTrying
    if (isTrying) return
    isTrying = true
    work().catch(() => {
      isTrying = false
      if (isAskedAgain) run()
      else onFailure()
    })
  }
}
