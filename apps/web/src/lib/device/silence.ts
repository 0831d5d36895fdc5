// The browser says that there is a network, but something got no answer: asks whether anybody is there.

/** How long one question waits, and how long after it the next one comes, in ms: longer each time. */
const patience = 5_000
const shortest = 3_000
const longest = 30_000

let isAsking = false

/** Reports whether the server answers at all: false once it does not, and true when it does again. */
export async function watchSilence(report: (isThere: boolean) => void): Promise<void> {
  if (isAsking) return
  isAsking = true
  try {
    for (let pause = shortest; !(await isServerThere()); pause = Math.min(pause * 2, longest)) {
      report(false)
      await wait(pause)
    }
    report(true)
  } finally {
    isAsking = false
  }
}

/** One question to the server, answered within 5 s. */
export async function isServerThere(): Promise<boolean> {
  try {
    const init = { cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
    return (await fetch('/healthz', init)).ok
  } catch {
    return false
  }
}

/** Nobody looks at a hidden page: it asks when it is seen again. */
async function wait(pause: number): Promise<void> {
  await new Promise((done) => setTimeout(done, pause))
  if (document.visibilityState === 'visible') return
  await new Promise((done) => document.addEventListener('visibilitychange', done, { once: true }))
}
