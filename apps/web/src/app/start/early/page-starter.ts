// Starts the program once the page has been painted, and answers what a person does until it listens. All of it goes
// into the page as text: its functions use each other and the browser, nothing else.
import { showPictureParts } from '../../../blocks/light-mode/show-picture.ts'
import type { Site } from '../../../lib/head/site.ts'
import { captureActions, earlyActionParts } from './early-actions.ts'
import { earlyHeartParts } from './early-hearts.ts'
import { earlyNoticeParts, showNotice } from './early-notice.ts'
import { earlySessionParts, takeFormSession } from './early-session.ts'
import { type StarterWords, starterWords } from './starter-words.ts'

/** What the program needs: names of built files, all fetched at once, some run one after the other. */
export type ProgramFiles = {
  fetched: readonly string[]
  run: readonly string[]
  /** Of all that is fetched, as it is sent. */
  bytes: number
}
type FileNames = Omit<ProgramFiles, 'bytes'>

/** The script at the end of a page; of a light one, whose program waits until it is asked for. */
export function starterScript({ bytes, ...files }: ProgramFiles, { light }: Pick<Site, 'light'>) {
  const start = light ? startWhenAsked : startWhenPainted
  const early = [
    ...earlyActionParts,
    ...earlyHeartParts,
    ...showPictureParts,
    ...earlySessionParts,
    ...earlyNoticeParts,
  ]
  const parts = [start, untilPainted, runProgram, ...early]
  const given = [files, starterWords(bytes)].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  )
  return `(()=>{${parts.join('\n')}\n${start.name}(${given.join()})})()`
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
