/**
 * `fetch` that gives up after `patience` ms, the reading of its answer as JSON included. Nothing of it stays
 * behind: no timer, and no listener on a signal that outlives the call.
 */
export async function fetchWithin(
  url: RequestInfo | URL,
  init: Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined },
  patience: number,
): Promise<Response> {
  const calling = new AbortController()
  const stop = () => calling.abort()
  const timer = setTimeout(stop, patience)
  init.signal?.addEventListener('abort', stop)
  const end = () => {
    clearTimeout(timer)
    init.signal?.removeEventListener('abort', stop)
  }
  if (init.signal?.aborted) stop()
  try {
    const response = await fetch(url, { ...init, signal: calling.signal })
    const read = response.json.bind(response)
    response.json = () => read().finally(end)
    return response
  } catch (error) {
    end()
    throw error
  }
}
