import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makePng } from '../../../test/pictures.ts'
import { createImageResizer, ImageRefused, type ResizedImage } from './image-resizer.ts'

const resizer = createImageResizer({ displayEdge: 1600, phoneEdge: 960, thumbnailEdge: 480 })

const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a33',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const filesOf = ({ display, phone, thumbnail }: ResizedImage) =>
  [display, phone, thumbnail].flatMap((size) =>
    size ? [size.webp, ...(size.avif ? [size.avif] : [])] : [],
  )

async function reasonOf(bytes: Buffer): Promise<string> {
  try {
    await resizer.resize(bytes, 0)
    return 'taken'
  } catch (error) {
    if (error instanceof ImageRefused) return error.reason
    throw error
  }
}

describe('refusals', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  test.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG behind an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page', Buffer.from('<html>no soy imagen</html>'.repeat(300))],
    ['a PDF', Buffer.from('%PDF-1.7 ...')],
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['a short box', Buffer.from('\0\0\0\x18ftyp', 'latin1')],
  ])('%s is no picture', async (_, bytes) => {
    expect(await reasonOf(bytes)).toBe('unsupported')
  })
  test('a TIFF is a picture, but not one of ours', async () => {
    expect(await reasonOf(await picture(20, 20).tiff().toBuffer())).toBe('unsupported')
  })
  test('a JPEG that is also a web page, a program archive or a PDF is refused', async () => {
    const jpeg = await picture(64, 64).jpeg().toBuffer()
    const zipEnd = Buffer.alloc(22)
    zipEnd.write('PK\x05\x06', 'latin1')
    expect(await reasonOf(Buffer.concat([jpeg, Buffer.from('<ScRipt>alert(1)</script>')]))).toBe(
      'unsupported',
    )
    expect(await reasonOf(Buffer.concat([jpeg, Buffer.from('%PDF-1.4')]))).toBe('unsupported')
    expect(await reasonOf(Buffer.concat([jpeg, zipEnd]))).toBe('unsupported')
    expect(await reasonOf(Buffer.concat([jpeg, Buffer.from('trailer of a phone')]))).toBe('taken')
  })
  test('pixels that read like the begin of a tag are pixels', async () => {
    const jpeg = await picture(64, 64).jpeg().toBuffer()
    for (const chance of [
      '<svg\n\x91\xfe\x02\x9c',
      '<HtMl\xa0\x01\x02\x03',
      '%pDf-\x9f\x01',
      '<?php\xff\0',
    ]) {
      const bytes = Buffer.concat([jpeg, Buffer.from(chance, 'latin1')])
      expect(await reasonOf(bytes), JSON.stringify(chance)).toBe('taken')
    }
    for (const meant of [
      '<svg onload=alert(1)>',
      '<svg/onload=alert(1)>',
      '<HTML><body>',
      '<?php\nsystem("id")',
    ]) {
      const bytes = Buffer.concat([jpeg, Buffer.from(meant)])
      expect(await reasonOf(bytes), meant).toBe('unsupported')
    }
  })
  test('a GIF head before a script is refused', async () => {
    expect(await reasonOf(Buffer.from('GIF89a/*aaaa*/=1;alert(document.domain)'))).toBe(
      'unreadable',
    )
  })
  test('a photo cut short is refused', async () => {
    const whole = await picture(600, 400).jpeg().toBuffer()
    expect(await reasonOf(whole.subarray(0, whole.length / 2))).toBe('unreadable')
  })
  test('a small file of 256 megapixels is refused before it is unpacked', async () => {
    const bytes = hugePng(16_000, 16_000)
    const before = process.memoryUsage.rss()
    expect(await reasonOf(bytes)).toBe('too_many_pixels')
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000)
  })
  test('a crowd is told to come back, and those in the line are served', async () => {
    const bytes = await picture(8, 8).png().toBuffer()
    const reasons = await Promise.all(Array.from({ length: 120 }, () => reasonOf(bytes)))
    const count = (reason: string) => reasons.filter((each) => each === reason).length
    expect(count('busy')).toBeGreaterThan(20)
    expect(count('taken')).toBeGreaterThanOrEqual(62)
    expect(count('taken') + count('busy')).toBe(120)
  })
  test('a HEIC that the decoder does not know is refused as such', async () => {
    const box = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    expect(await reasonOf(Buffer.concat([box, Buffer.alloc(64)]))).toBe('heic')
  })
})

describe('pictures taken', () => {
  test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('%s is taken', async (format) => {
    const made = await resizer.resize(await picture(320, 200).toFormat(format).toBuffer(), 0)
    expect([made.width, made.height]).toEqual([320, 200])
  })
  test('long edges are 1600 for display, 960 for a phone, 480 for the thumbnail, each as WebP and AVIF', async () => {
    const made = await resizer.resize(await picture(2400, 1800).jpeg().toBuffer(), 0)
    const sizes = await Promise.all(
      filesOf(made).map(async (file) => {
        const { format, width, height, compression } = await sharp(file).metadata()
        return [compression === 'av1' ? 'avif' : format, width, height]
      }),
    )
    expect(sizes).toEqual([
      ['webp', 1600, 1200],
      ['avif', 1600, 1200],
      ['webp', 960, 720],
      ['avif', 960, 720],
      ['webp', 480, 360],
      ['avif', 480, 360],
    ])
    expect([made.width, made.height]).toEqual([1600, 1200])
    expect(made.hash).toMatch(/^[0-9a-f]{32}$/)
  })
  test("a small picture is not blown up, and one of a phone's width is not kept twice", async () => {
    const made = await resizer.resize(await picture(3, 1).png().toBuffer(), 0)
    expect([made.width, made.height]).toEqual([3, 1])
    const fitting = await resizer.resize(await picture(720, 960).png().toBuffer(), 0)
    expect(fitting.phone).toBeUndefined()
  })
  test('GPS and every other note of the camera is gone from all files', async () => {
    const secret = await picture(1280, 960)
      .withExif({
        IFD0: { Copyright: 'Secreto Uno', Make: 'Secreto Dos' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '18/1 27/1 0/1',
          GPSAreaInformation: 'Secreto Tres',
        },
      })
      .jpeg()
      .toBuffer()
    expect(secret.toString('latin1')).toContain('Secreto')
    const made = await resizer.resize(secret, 0)
    expect(filesOf(made)).toHaveLength(6)
    for (const file of filesOf(made)) {
      const { exif, xmp, iptc, icc } = await sharp(file).metadata()
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(file.toString('latin1')).not.toMatch(/Secreto|Exif\0/)
    }
  })
  test("the camera's orientation comes first, the form's turn after it", async () => {
    const lying = await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const [upright, turned, half] = [
      await resizer.resize(lying, 0),
      await resizer.resize(lying, 90),
      await resizer.resize(lying, 180),
    ]
    expect([upright.width, upright.height]).toEqual([200, 400])
    expect([turned.width, turned.height]).toEqual([400, 200])
    expect([half.width, half.height]).toEqual([200, 400])
  })
  test('the turn goes clockwise', async () => {
    const paint = { r: 255, g: 0, b: 0 }
    const mark = await sharp({ create: { width: 40, height: 40, channels: 3, background: paint } })
      .png()
      .toBuffer()
    const corner = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#fff' },
    })
      .composite([{ input: mark, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const made = await resizer.resize(corner, 90)
    const [red, green] = await sharp(made.display.webp)
      .extract({ left: made.width - 20, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(200)
    expect(green).toBeLessThan(60)
  })
  test('the same picture has the same name, another turn another', async () => {
    const bytes = await picture(300, 200).png().toBuffer()
    const [a, b, c] = [
      await resizer.resize(bytes, 0),
      await resizer.resize(bytes, 0),
      await resizer.resize(bytes, 180),
    ]
    expect(a.hash).toBe(b.hash)
    expect(c.hash).not.toBe(a.hash)
  })
})

describe('a document', () => {
  test('becomes one upright JPEG without a note of the camera', async () => {
    const secret = await picture(4000, 3000)
      .withExif({ IFD0: { Copyright: 'Secreto Uno' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = await resizer.redraw(secret, 2400)
    const { format, width, height, exif, xmp, iptc, icc } = await sharp(made).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1800, 2400])
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(made.toString('latin1')).not.toMatch(/Secreto/)
  })
  test('that is no picture is refused', async () => {
    await expect(resizer.redraw(Buffer.from('%PDF-1.7'), 2400)).rejects.toThrow(ImageRefused)
  })
})

/** A PNG of one gray that claims, truthfully, to be enormous: some 30 KB. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const out = Buffer.alloc(12 + data.length)
    out.writeUInt32BE(data.length)
    out.write(type, 4, 'latin1')
    data.copy(out, 8)
    out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
    return out
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height))
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('for few it makes the same sizes in WebP alone, under a name of their own', async () => {
  const picture = makePng({ width: 1200, height: 700, seed: 9 })
  const [all, few] = [await resizer.resize(picture, 90), await resizer.resizeForFew(picture, 90)]
  expect(few.hash).not.toBe(all.hash)
  expect([few.width, few.height, few.look]).toEqual([all.width, all.height, all.look])
  for (const files of [few.display, few.phone, few.thumbnail]) {
    expect(Object.keys(files ?? {})).toEqual(['webp'])
  }
  await expect(resizer.resizeForFew(Buffer.from('hola'), 0)).rejects.toThrow(ImageRefused)
})
