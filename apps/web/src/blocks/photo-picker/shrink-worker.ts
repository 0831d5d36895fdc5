// Runs drawPhoto beside the page, so that typing stays smooth while photos are read.
import { drawPhoto } from './draw-photo.ts'

self.addEventListener('message', async (event: MessageEvent<{ id: number; file: Blob }>) => {
  const { id, file } = event.data
  try {
    self.postMessage({ id, photo: await drawPhoto(file) })
  } catch {
    self.postMessage({ id, photo: null })
  }
})
