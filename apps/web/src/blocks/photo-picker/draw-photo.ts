// Reads a photo and draws it anew: smaller, upright, and without what the camera wrote into it (place, model).
import { shrunkSize } from './shrunk-size.ts'

const quality = 0.88

/** A JPEG of the photo with its long edge at most 2048 px. Throws where the browser cannot read the file. */
export async function drawPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const size = shrunkSize(picture)
    const canvas = makeCanvas(size)
    const context = canvas.getContext('2d')
    if (!isContext(context)) throw new Error('no drawing context')
    // JPEG has no transparency: without a ground it would become black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, size.width, size.height)
    return await toJpeg(canvas)
  } finally {
    picture.close()
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

function makeCanvas(size: { width: number; height: number }): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(size.width, size.height)
  return Object.assign(document.createElement('canvas'), size)
}

function toJpeg(canvas: Canvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/jpeg',
      quality,
    )
  })
}

// `getContext` answers the union of all kinds of context.
function isContext(
  context: unknown,
): context is CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  return typeof context === 'object' && context !== null && 'drawImage' in context
}
