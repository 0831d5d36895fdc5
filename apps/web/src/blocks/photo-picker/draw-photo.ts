// Reads a photo and draws it anew: smaller, upright, and without what the camera wrote into it (place, model).
import { shrunkSize } from './shrunk-size.ts'

const quality = 0.88

type Size = { width: number; height: number }
/** A part of a picture, in its own pixels. */
export type Area = Size & { x: number; y: number }

/** A JPEG of the photo with its long edge at most 2048 px. Throws where the browser cannot read the file. */
export async function drawPhoto(file: Blob): Promise<Blob> {
  const picture = await readPicture(file)
  const { width, height } = picture
  return drawArea(picture, { x: 0, y: 0, width, height }, shrunkSize(picture))
}

/** A square JPEG of what lies in `area`, at most `edge` px wide. Throws where the browser cannot read the file. */
export async function drawSquare(file: Blob, area: Area, edge: number): Promise<Blob> {
  const side = Math.min(edge, Math.round(area.width))
  return drawArea(await readPicture(file), area, { width: side, height: side })
}

/** Upright, whatever way the camera was held. */
function readPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}

/** Draws and lets go of the picture. */
async function drawArea(picture: ImageBitmap, area: Area, size: Size): Promise<Blob> {
  try {
    const canvas = makeCanvas(size)
    const context = canvas.getContext('2d')
    if (!isContext(context)) throw new Error('no drawing context')
    // JPEG has no transparency: without a ground it would become black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    const { x, y, width, height } = area
    context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height)
    return await toJpeg(canvas)
  } finally {
    picture.close()
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

function makeCanvas(size: Size): Canvas {
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
