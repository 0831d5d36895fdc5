// What a file is, told by its bytes: names and content types are claims. Not by `file-type`: it goes by the first brand
// alone, so that an AVIF of the brand mif1 is a HEIC to it, and the look for a second kind inside would stay.

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/**
 * The kind of picture these bytes are, or undefined for anything else: SVG, documents, programs,
 * and files that are a picture and something else at once.
 */
export function sniffImage(bytes: Buffer): ImageKind | undefined {
  const kind = kindByMagic(bytes)
  return kind && !isSomethingElseToo(bytes) ? kind : undefined
}

function kindByMagic(bytes: Buffer): ImageKind | undefined {
  const head = bytes.toString('latin1', 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (head.slice(4, 8) === 'ftyp') return kindByBrand(bytes)
  return undefined
}

/** ISO base media: the first box lists brands; a HEIC and an AVIF can share the main one (mif1). */
function kindByBrand(bytes: Buffer): ImageKind | undefined {
  const length = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = bytes.toString('latin1', 8, length)
  if (/avi[fs]/.test(brands)) return 'avif'
  if (/hei[cxms]|hev[cxms]/.test(brands)) return 'heic'
  return undefined
}

/**
 * Markup, a script, a PDF or a ZIP inside a picture. Trailing data alone is no character: phones append
 * a second picture or a short film to a photo. A tag goes on with readable characters; without asking for
 * those, one of a thousand large photos would hold a tag by chance.
 */
function isSomethingElseToo(bytes: Buffer): boolean {
  return otherKinds.test(bytes.toString('latin1')) || endsAsZip(bytes)
}

const otherKinds =
  /<(?:script|html|svg|\?php)[\t\n\r />][\t\n\r\x20-\x7e]{4}|<!doctype\s|%pdf-\d\.\d/i

/** A ZIP is read from its end: a directory record whose comment reaches exactly to the last byte. */
function endsAsZip(bytes: Buffer): boolean {
  const record = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (record < 0 || record + 22 > bytes.length) return false
  return record + 22 + bytes.readUInt16LE(record + 20) === bytes.length
}
