import { UPLOAD_EDGE } from '@wepa/domain/photos/sent-photo'
import sharp from 'sharp'

const [width, height] = [UPLOAD_EDGE, (UPLOAD_EDGE / 4) * 3]

/** So many photos, each another one, as large as phones make them before they send them. */
export async function makePhotos(count: number): Promise<Buffer[]> {
  const grain = await makeGrain()
  const photos: Buffer[] = []
  for (let n = 0; n < count; n++) photos.push(await makePhoto(n, grain))
  return photos
}

/** What an encoder has to work on, the same for all. */
function makeGrain(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .blur(1.5)
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Under the grain coarse stripes, which tell one from the other. */
function makePhoto(n: number, grain: Buffer): Promise<Buffer> {
  const stripes = Array.from({ length: 12 }, (_, stripe) => {
    const hue = (n * 83 + stripe * stripe * 47) % 360
    const light = 20 + ((n * 31 + stripe * 59) % 60)
    return `<rect x="${(stripe * width) / 12}" width="${width / 12}" height="${height}" fill="hsl(${hue} 60% ${light}%)"/>`
  })
  const size = `width="${width}" height="${height}"`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${stripes.join('')}</svg>`
  return sharp(Buffer.from(picture))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 80 })
    .toBuffer()
}
