// Fetches and runs the program of a page.
import type { captureActions } from './early-actions.ts'
import { takeFormSession } from './early-session.ts'
import type { ProgramFiles } from './page-starter.ts'

export type FileNames = Omit<ProgramFiles, 'bytes'>

/** Ends when the page and its largest picture are on the screen; at once where nobody sees it. */
export async function untilPainted(): Promise<void> {
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

/** How long is waited until a file that did not come is asked for again, in ms. */
const pauses = [1000, 3000]

/** On a weak signal a file is lost now and then, and the page would stay without its program for it. */
async function importPatiently(file: string): Promise<void> {
  for (const pause of pauses) {
    try {
      return await import(/* @vite-ignore */ file)
    } catch {
      await new Promise((next) => setTimeout(next, pause))
    }
  }
  return import(/* @vite-ignore */ file)
}

/** Hands what was done early over to the program, or gives it up if the program cannot come. */
export async function runProgram(
  { fetched, run }: FileNames,
  early: ReturnType<typeof captureActions>,
): Promise<void> {
  for (const href of fetched) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
  try {
    await takeFormSession()
    // Each in a task of its own: a tap or a scroll comes between them.
    for (const file of run) {
      await importPatiently(file)
      await new Promise((next) => setTimeout(next))
    }
  } catch (error) {
    early.giveUp()
    throw error
  }
}
