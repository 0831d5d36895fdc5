// The script at the end of a rendered page.
import { lightScript, script } from 'virtual:starter'
import type { Site } from '../../../lib/head/site.ts'
import { lightStarterWords, starterWords } from './starter-words.ts'

/** What the program needs: names of built files, all fetched at once, some run one after the other. */
export type ProgramFiles = {
  fetched: readonly string[]
  run: readonly string[]
  /** Of all that is fetched, as it is sent. */
  bytes: number
}

/** Starts the program of a page (starter.ts), or waits with it on a light one (light-starter.ts). */
export function starterScript({ bytes, ...files }: ProgramFiles, { light }: Pick<Site, 'light'>) {
  const given = [files, light ? lightStarterWords(bytes) : starterWords].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  )
  return `(()=>{${light ? lightScript : script}starter.start(${given.join()})})()`
}
