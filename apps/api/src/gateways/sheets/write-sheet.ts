// Tables for spreadsheets. CSV begins with a byte order mark, without which Excel takes UTF-8 for Windows-1252.
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Rows = AsyncIterable<readonly string[]>

/** A table as CSV (RFC 4180), piece by piece. */
export async function* writeCsv(rows: Rows): AsyncGenerator<string> {
  let start = '\ufeff'
  for await (const row of rows) {
    yield `${start}${row.map(quoted).join(',')}\r\n`
    start = ''
  }
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A table as a workbook: its first row stays in sight. `guide`: a second sheet to read. */
export function writeXlsx(rows: Rows, guide?: Rows): Readable {
  const zip = new ZipFile()
  const names = ['Anuncios', ...(guide ? ['Guía'] : [])]
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name)
  add('[Content_Types].xml', contentTypes(names.length))
  add('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]))
  add('xl/workbook.xml', workbook(names))
  add(
    'xl/_rels/workbook.xml.rels',
    relations(names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`])),
  )
  for (const [index, sheet] of [rows, ...(guide ? [guide] : [])].entries()) {
    zip.addReadStreamLazy(`xl/worksheets/sheet${index + 1}.xml`, (done) =>
      done(null, Readable.from(sheetOf(sheet), { objectMode: false })),
    )
  }
  zip.end()
  const { outputStream } = zip
  if (!(outputStream instanceof Readable)) throw new Error('a ZIP that cannot be read')
  return outputStream
}

async function* sheetOf(rows: Rows): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>`
  for await (const row of rows) {
    yield `<row>${row.map(cellOf).join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

/** All as text: a number would lose its zeros, and a telephone its meaning. */
function cellOf(cell: string): string {
  if (cell === '') return '<c/>'
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function contentTypes(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${kind}.worksheet+xml"/>`,
  ).join('')
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>${parts}</Types>`
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const parts = targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')
  return `${head}<Relationships xmlns="${packages}/relationships">${parts}</Relationships>`
}

function workbook(names: readonly string[]): string {
  const sheets = names
    .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`)
    .join('')
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets}</sheets></workbook>`
}
