// The body of a page as it is sent: the kept parts with this answer's nonce between them. Each part is compressed
// once, however often it is sent.
import { constants, crc32, deflateRaw } from 'node:zlib'

/** Compresses to the end of a byte, without ending the stream: another part may follow. */
const openEnd = { level: 6, finishFlush: constants.Z_FULL_FLUSH }
/** RFC 1952: gzip, deflate, no flags, no time, no system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** RFC 1951: an empty last block of fixed codes. */
const lastBlock = Buffer.from([0x03, 0x00])

const compressed = new WeakMap<readonly Buffer[], Promise<Buffer[]>>()

/** The body as plain bytes. */
export function withNonce(parts: readonly Buffer[], nonce: string): Buffer {
  return Buffer.concat(between(parts, Buffer.from(nonce)))
}

/** The same body as one gzip stream. Those who ask while the parts are being compressed wait for them together. */
export async function gzipWithNonce(parts: readonly Buffer[], nonce: string): Promise<Buffer> {
  const bytes = Buffer.from(nonce)
  const smaller = compressed.get(parts) ?? compress(parts)
  let [sum, length] = [0, 0]
  for (const piece of between(parts, bytes)) {
    sum = crc32(piece, sum)
    length += piece.length
  }
  const foot = Buffer.alloc(8)
  foot.writeUInt32LE(sum, 0)
  foot.writeUInt32LE(length, 4)
  return Buffer.concat([head, ...between(await smaller, storedBlock(bytes)), lastBlock, foot])
}

function compress(parts: readonly Buffer[]): Promise<Buffer[]> {
  const smaller = Promise.all(parts.map(deflate))
  compressed.set(parts, smaller)
  smaller.catch(() => compressed.delete(parts))
  return smaller
}

/** Whether a client takes gzip. @param accepted its `Accept-Encoding` */
export function takesGzip(accepted: string | undefined): boolean {
  const named = accepted?.split(',').map((each) => each.replaceAll(/\s/g, '').toLowerCase())
  const gzip = named?.find((each) => each.split(';')[0] === 'gzip')
  return gzip !== undefined && !/;q=0(\.0*)?$/.test(gzip)
}

function between(parts: readonly Buffer[], nonce: Buffer): Buffer[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [nonce, part]))
}

/** RFC 1951: bytes as they are; begins and ends with a byte. At most 65,535 of them. */
function storedBlock(bytes: Buffer): Buffer {
  const length = Buffer.alloc(5)
  length.writeUInt16LE(bytes.length, 1)
  length.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([length, bytes])
}

function deflate(part: Buffer): Promise<Buffer> {
  return new Promise((done, failed) => {
    deflateRaw(part, openEnd, (error, bytes) => (error ? failed(error) : done(bytes)))
  })
}
