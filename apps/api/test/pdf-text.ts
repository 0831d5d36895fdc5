// The words of a PDF that the product printed: its fonts are subsets, whose glyphs say by a table which characters they are.
import { inflateSync } from 'node:zlib'

/** All strings of a PDF in the order in which they were drawn, one to a line. */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body] as const,
    ),
  )
  const bodies = [...objects.values()]
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name = '', id = ''] of bodies.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    if (table) fonts.set(name, readTable(streamOf(objects.get(table) ?? '')))
  }
  const pages = bodies.filter((body) => !body.includes('/Length1') && body.includes('stream\n'))
  return pages
    .map(streamOf)
    .filter((stream) => stream.includes(' Tf'))
    .map((stream) => readPage(stream, fonts))
    .join('\n')
}

function streamOf(object: string): string {
  const data = /stream\n([\s\S]*?)\nendstream/.exec(object)?.[1] ?? ''
  const bytes = Buffer.from(data, 'latin1')
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** `<0001> <0003> [<0057> <0065>]`: the characters of glyphs in a row. */
function readTable(cmap: string): Map<string, string> {
  const table = new Map<string, string>()
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(first, 16)
    for (const [, code = ''] of list.matchAll(/<(\w+)>/g)) {
      const characters = Buffer.from(code, 'hex').swap16().toString('utf16le')
      table.set((glyph++).toString(16).padStart(4, '0'), characters)
    }
  }
  return table
}

function readPage(stream: string, fonts: ReadonlyMap<string, Map<string, string>>): string {
  let font = new Map<string, string>()
  const lines: string[] = []
  for (const [whole, name] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[[^\]]*\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font
    else {
      const glyphs = [...whole.matchAll(/<(\w+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/\w{4}/g) ?? [],
      )
      lines.push(glyphs.map((glyph) => font.get(glyph) ?? '?').join(''))
    }
  }
  return lines.join('\n')
}
