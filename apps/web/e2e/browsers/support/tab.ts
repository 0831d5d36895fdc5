// What a test needs of a browser beside Chromium: one tab of a browser that has kept nothing yet.
import type { Evaluates } from '../../support/photos.ts'

type Run = (expression: string) => Promise<unknown>

export type Tab = Evaluates & {
  version: string
  /** Opens an address and waits until its document is loaded. */
  goto: (url: string) => Promise<void>
  /** Answers what an expression comes to in the page, past the page's content security policy. */
  run: Run
  /** Presses the pointer there, in CSS pixels of the viewport. */
  tap: (x: number, y: number) => Promise<void>
  /** Presses the keys of a text; whatever has the focus gets them. */
  type: (text: string) => Promise<void>
  press: (key: 'Enter') => Promise<void>
  /** Puts files into the field that `markedField` finds, as the browser's dialog would. */
  chooseFiles: (files: readonly string[]) => Promise<void>
  /** A PNG of what is seen. */
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** The file field that is meant: drivers take a selector. */
export const markedField = 'input[data-e2e]'

/** The screen of a phone, as the Chromium tests have it. */
export const phone = { width: 390, height: 844 }

/** Calls functions in a page, which see nothing of the test but their argument. */
export function evaluateBy(run: Run): Evaluates['evaluate'] {
  return async (work, argument) => {
    const called = `(${work})(${JSON.stringify(argument)})`
    const text = await run(`(async () => JSON.stringify((await ${called}) ?? null))()`)
    return JSON.parse(String(text))
  }
}
