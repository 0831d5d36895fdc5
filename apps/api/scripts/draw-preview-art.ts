// Makes what the previews are drawn with (src/gateways/preview-art) from the web's own SVGs and font. The result is
// committed: the server opens no SVG, and its fonts must not depend on the machine.
//   node apps/api/scripts/draw-preview-art.ts
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { CATEGORIES } from '@wepa/domain/listings/category'
import sharp from 'sharp'

const web = join(import.meta.dirname, '../../web')
const art = join(import.meta.dirname, '../src/gateways/preview-art')
const height = 630

for (const { slug } of CATEGORIES) {
  const svg = await readFile(join(web, `public/images/category-scenes/${slug}.svg`))
  // 400 × 300, of which the preview shows the middle.
  await sharp(svg, { density: (72 * height) / 300 })
    .resize(600, height, { fit: 'cover' })
    .webp({ quality: 82, effort: 6 })
    .toFile(join(art, `${slug}.webp`))
}

const pin =
  '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 24 24" fill="none" stroke="#5B6470" ' +
  'stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="M20 10c0 4.993-5.539 10.193-7.399 ' +
  '11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/></svg>'
await sharp(Buffer.from(pin)).webp({ lossless: true }).toFile(join(art, 'pin.webp'))
await sharp(Buffer.from(await logoSvg()))
  .resize({ height: 60 })
  .webp({ lossless: true })
  .toFile(join(art, 'logo.webp'))

for (const weight of [500, 600, 800]) {
  const woff = process.argv[2] ?? ''
  if (woff) {
    const file = await readFile(join(woff, `figtree-latin-${weight}-normal.woff`))
    await writeFile(join(art, `figtree-${weight}.ttf`), toTrueType(file))
  }
}

/** The logo as the header has it, in ink. */
async function logoSvg(): Promise<string> {
  const mark = await readFile(join(web, 'public/icon.svg'), 'utf8')
  const inner = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const source = await readFile(join(web, 'src/illustrations/logo.tsx'), 'utf8')
  const name = /<g\s+fill="none"[\s\S]*?<\/g>/.exec(source)?.[0] ?? ''
  const letters = name
    .replaceAll('strokeWidth', 'stroke-width')
    .replaceAll('strokeLinecap', 'stroke-linecap')
    .replaceAll('strokeLinejoin', 'stroke-linejoin')
    .replace('currentColor', '#1F2328')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 202 64" width="404" height="128">${inner}${letters}</svg>`
}

/** Takes the web's packing off a font file (WOFF 1): the text renderer reads bare ones. */
function toTrueType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20
    const [tag, start, packed, length, sum] = [0, 4, 8, 12, 16].map((o) =>
      woff.readUInt32BE(at + o),
    )
    const raw = woff.subarray(start, (start ?? 0) + (packed ?? 0))
    return { tag, sum, length, bytes: (packed ?? 0) < (length ?? 0) ? inflateSync(raw) : raw }
  })
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  for (const [at, value] of [
    count,
    2 ** power * 16,
    power,
    count * 16 - 2 ** power * 16,
  ].entries()) {
    head.writeUInt16BE(value, 4 + at * 2)
  }
  const parts: Buffer[] = [head]
  let position = head.length
  for (const [index, { tag = 0, sum = 0, length = 0, bytes }] of tables.entries()) {
    for (const [at, value] of [tag, sum, position, length].entries()) {
      head.writeUInt32BE(value, 12 + index * 16 + at * 4)
    }
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    position += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}
