// Starts the program once the page has been painted, and answers what a person does until it listens. It stands in the
// page itself, built by itself (scripts/starter-plugin.ts): the fewer words, the better.
import { captureActions } from './early-actions.ts'
import { showNotice } from './early-notice.ts'
import { takeFormSession } from './early-session.ts'
import type { ProgramFiles } from './page-starter.ts'
import type { StarterWords } from './starter-words.ts'

type FileNames = Omit<ProgramFiles, 'bytes'>

/** @param isLight whether the program waits until it is asked for */
export function start(files: FileNames, words: StarterWords, isLight: boolean): void {
  if (isLight) startWhenAsked(files, words)
  else startWhenPainted(files, words)
}

/**
 * On a slow line the first screen and its largest picture come before the program, so that there is
 * something to see; whoever touches the page before wants the program at once.
 */
function startWhenPainted(files: FileNames, words: StarterWords): void {
  const early = captureActions({ words, onTouch: start, isAlone: false })
  let isStarted = false
  function start() {
    if (isStarted) return
    isStarted = true
    runProgram(files, early)
  }
  document.currentScript?.remove()
  // Without network everything is here already, and the lists are not in the page.
  if (navigator.onLine) void untilPainted().then(start)
  else start()
  // A picture that hangs must not keep the program away.
  setTimeout(start, 3000)
}

/**
 * On a light page the program waits until somebody presses what cannot be done without it. Where the service worker
 * has it already, it costs nothing.
 */
function startWhenAsked(files: FileNames, words: StarterWords): void {
  let isStarted = false
  const start = (isSilent = false) => {
    if (isStarted) return
    isStarted = true
    if (!isSilent) showNotice(words.fetching)
    runProgram(files, early)
  }
  const early = captureActions({ words, onAction: start, isAlone: true })
  document.currentScript?.remove()
  if (navigator.serviceWorker?.controller) void untilPainted().then(() => start(true))
}

async function untilPainted(): Promise<void> {
  // What is not shown is not painted either.
  if (document.hidden) return
  await new Promise<unknown>((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true })
    // Should the browser not tell.
    window.addEventListener('load', done)
  })
  const largest = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  await largest?.decode().catch(() => {})
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

async function runProgram(
  { fetched, run }: FileNames,
  early: { giveUp: () => void },
): Promise<void> {
  for (const href of fetched) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
  try {
    await takeFormSession()
    // Each in a task of its own: a tap or a scroll comes between them.
    for (const file of run) {
      await import(/* @vite-ignore */ file)
      await new Promise((next) => setTimeout(next))
    }
  } catch (error) {
    early.giveUp()
    throw error
  }
}
