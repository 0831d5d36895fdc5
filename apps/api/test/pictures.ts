// Pictures for tests, each with its own look.
import { crc32, deflateSync } from 'node:zlib'

/** A real PNG of noise; the same seed gives the same picture. */
export function makePng({ width = 80, height = 60, seed = 1 } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const stride = width * 3 + 1
  const rows = Buffer.alloc(stride * height)
  let state = seed
  for (let index = 0; index < rows.length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    rows[index] = index % stride === 0 ? 0 : (state >> 16) & 0xff
  }
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), end])
}

/** The same as the data URL that the calls document. */
export function makeDataUrl(picture: Parameters<typeof makePng>[0] = {}): string {
  return `data:image/png;base64,${makePng(picture).toString('base64')}`
}

function chunk(type: string, data: Buffer): Buffer {
  const out = Buffer.alloc(12 + data.length)
  out.writeUInt32BE(data.length)
  out.write(type, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}
