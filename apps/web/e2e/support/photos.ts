// Photos for the browser tests: drawn by the browser itself and put into files, as a camera would.
import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** What can run a function in a page: Playwright's page, or a tab of another browser. */
export type Evaluates = {
  evaluate: <Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
}

export type Color = 'red' | 'green' | 'blue'

/** Writes a JPEG of 1200 × 800: its left half white, its right half in the color. */
export async function writePhoto(page: Evaluates, path: string, color: Color): Promise<string> {
  const base64 = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(1200, 800)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no drawing context')
    context.fillStyle = 'white'
    context.fillRect(0, 0, 600, 800)
    context.fillStyle = fill
    context.fillRect(600, 0, 600, 800)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, color)
  await writeFile(path, Buffer.from(base64, 'base64'))
  return path
}

/** What the four corners' sides of a stored photo show, and which way it lies. */
export type Seen = { isUpright: boolean; top: string; bottom: string; left: string; right: string }

/** Looks at a stored photo in the page. */
export function lookAtPhoto(page: Evaluates, url: string): Promise<Seen> {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('no drawing context')
    context.drawImage(bitmap, 0, 0)
    const at = (x: number, y: number): string => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x * width, y * height, 1, 1).data
      if (Math.min(red, green, blue) > 200) return 'white'
      if (red > green && red > blue) return 'red'
      return green > blue ? 'green' : 'blue'
    }
    return {
      isUpright: height > width,
      top: at(0.5, 0.1),
      bottom: at(0.5, 0.9),
      left: at(0.1, 0.5),
      right: at(0.9, 0.5),
    }
  }, url)
}

/** Chooses files in the form's photo field. */
export async function choosePhotos(page: Page, files: string[]): Promise<void> {
  await page.getByLabel(/^Añadir (fotos|más)/).setInputFiles(files)
}

/** Waits until all photos of the form are on the server. */
export async function untilUploaded(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`${count} de ${count} fotos subidas.`)).toBeAttached()
}

/** A picture of one color as a data URL, drawn by the page. */
export function draw(page: Evaluates, fill: string): Promise<string> {
  return page.evaluate((color) => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 600
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no drawing context')
    context.fillStyle = color
    context.fillRect(0, 0, 800, 600)
    return canvas.toDataURL('image/jpeg')
  }, fill)
}
