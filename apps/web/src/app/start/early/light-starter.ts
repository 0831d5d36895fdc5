// The starter of a light page (starter.ts): its program waits until somebody presses what cannot be done without it.
import { showPicture, tappedPicture } from '../../../blocks/light-mode/show-picture.ts'
import { captureActions } from './early-actions.ts'
import { showNotice } from './early-notice.ts'
import { type FileNames, runProgram, untilPainted } from './run-program.ts'
import type { LightStarterWords } from './starter-words.ts'

/** Where the service worker has the program already it costs nothing, and comes by itself. */
export function start(files: FileNames, words: LightStarterWords): void {
  let isStarted = false
  const run = (isSilent = false) => {
    if (isStarted) return
    isStarted = true
    if (!isSilent) showNotice(words.fetching)
    void runProgram(files, early)
  }
  const early = captureActions({
    words,
    onAction: run,
    isAlone: true,
    takeFirst: (event) => takePicture(event, words),
  })
  document.currentScript?.remove()
  if (navigator.serviceWorker?.controller) void untilPainted().then(() => run(true))
}

/** Shows the picture that was tapped, if it was one. */
function takePicture(event: Event, words: LightStarterWords): boolean {
  const link = tappedPicture(event)
  if (!link) return false
  void showPicture(link).then((isShown) => {
    if (!isShown) showNotice(words.noPicture)
  })
  return true
}
