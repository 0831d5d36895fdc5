// Starts the program once the page has been painted, and answers what a person does until it listens. It stands in the
// page itself, built by itself (scripts/starter-plugin.ts): the fewer words, the better.
import { captureActions } from './early-actions.ts'
import { type FileNames, runProgram, untilPainted } from './run-program.ts'
import type { StarterWords } from './starter-words.ts'

/**
 * On a slow line the first screen and its largest picture come before the program, so that there is
 * something to see; whoever touches the page before wants the program at once.
 */
export function start(files: FileNames, words: StarterWords): void {
  const early = captureActions({ words, onTouch: run })
  let isStarted = false
  function run() {
    if (isStarted) return
    isStarted = true
    void runProgram(files, early)
  }
  document.currentScript?.remove()
  // Without network everything is here already, and the lists are not in the page.
  if (navigator.onLine) void untilPainted().then(run)
  else run()
  // A picture that hangs must not keep the program away.
  setTimeout(run, 3000)
}
