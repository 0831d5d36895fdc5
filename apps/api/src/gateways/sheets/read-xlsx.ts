// Workbooks of Excel, Numbers and Google Sheets: the first sheet, row after row. The form is ECMA-376:
// https://ecma-international.org/publications-and-standards/standards/ecma-376/
import { SaxesParser } from 'saxes'
import { type OpenZip, openZip, type ZipEntry } from './open-zip.ts'
import { SheetRefused } from './sheet-refused.ts'

const MB = 1024 * 1024
const most = { files: 2000, sheet: 200 * MB, texts: 64 * MB, small: 4 * MB }
/** Characters of one cell, and cells of one row. */
const longestCell = 100_000
const widestRow = 500

/** The rows of the first sheet, each as its cells; a formula as '=…'. @throws SheetRefused */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<string[]> {
  const zip = await openZip(bytes, most.files)
  try {
    const dates = await readDateStyles(zip)
    const texts = await readTexts(zip)
    yield* readRows(await firstSheet(zip), { texts, dates })
  } finally {
    zip.close()
  }
}

type Tag = { name: string; attributes: Record<string, string> }
type Handlers = {
  onOpen?: (tag: Tag) => void
  onText?: (text: string) => void
  onClose?: (name: string) => void
}

/** Reads an XML file piece by piece; after each piece the caller may take what came of it. */
async function* walk(entry: ZipEntry, limit: number, on: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  parser.on('error', (error) => {
    throw new SheetRefused('El archivo de Excel está dañado.', error)
  })
  parser.on('doctype', () => {
    throw new SheetRefused('El archivo de Excel está dañado.')
  })
  parser.on('opentag', ({ name, attributes }) => on.onOpen?.({ name: bare(name), attributes }))
  parser.on('text', (text) => on.onText?.(text))
  parser.on('closetag', ({ name }) => on.onClose?.(bare(name)))
  const decoder = new TextDecoder()
  for await (const part of entry.read(limit)) {
    parser.write(decoder.decode(part, { stream: true }))
    yield
  }
  parser.close()
}

async function read(zip: OpenZip, name: string, limit: number, on: Handlers): Promise<void> {
  const entry = zip.entries.find((each) => each.name === name)
  if (!entry) return
  for await (const _ of walk(entry, limit, on));
}

async function firstSheet(zip: OpenZip): Promise<ZipEntry> {
  let id = ''
  await read(zip, 'xl/workbook.xml', most.small, {
    onOpen: ({ name, attributes }) => {
      if (name === 'sheet' && id === '') id = attributes['r:id'] ?? ''
    },
  })
  let target = 'worksheets/sheet1.xml'
  await read(zip, 'xl/_rels/workbook.xml.rels', most.small, {
    onOpen: ({ name, attributes }) => {
      if (name === 'Relationship' && attributes.Id === id) target = attributes.Target ?? target
    },
  })
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const sheet = zip.entries.find(({ name }) => name === path)
  if (!sheet) throw new SheetRefused('El archivo no es un libro de Excel (.xlsx).')
  return sheet
}

/** The texts that cells name by their number. */
async function readTexts(zip: OpenZip): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  await read(zip, 'xl/sharedStrings.xml', most.texts, {
    onOpen: ({ name }) => {
      if (name === 'si') text = ''
      if (name === 't') isText = true
      if (name === 'rPh') isPhonetic = true
    },
    onText: (part) => {
      if (isText && !isPhonetic && text.length < longestCell) text += part
    },
    onClose: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

/** Which styles of cells show a number as a day. */
async function readDateStyles(zip: OpenZip): Promise<Set<number>> {
  const formats = new Map<string, string>()
  const dates = new Set<number>()
  let isInCells = false
  let style = 0
  await read(zip, 'xl/styles.xml', most.small, {
    onOpen: ({ name, attributes }) => {
      if (name === 'numFmt') formats.set(attributes.numFmtId ?? '', attributes.formatCode ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name !== 'xf' || !isInCells) return
      if (isDay(attributes.numFmtId ?? '', formats)) dates.add(style)
      style += 1
    },
    onClose: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return dates
}

/** 14 to 17 and 22 are Excel's own; of others their letters tell, outside of quotes and brackets. */
function isDay(id: string, formats: ReadonlyMap<string, string>): boolean {
  if (['14', '15', '16', '17', '22'].includes(id)) return true
  const code = formats.get(id)?.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '') ?? ''
  return /[dy]/i.test(code)
}

type Meaning = { texts: readonly string[]; dates: ReadonlySet<number> }
type Cell = { column: number; type: string; style: number; value: string; formula: string | null }

async function* readRows(sheet: ZipEntry, meaning: Meaning): AsyncGenerator<string[]> {
  let rows: string[][] = []
  let row: string[] = []
  let number = 0
  let cell: Cell | null = null
  let inside = ''
  const on: Handlers = {
    onOpen: ({ name, attributes }) => {
      if (name === 'row') {
        const said = Number(attributes.r)
        // Rows in which nothing was ever written are left out of the file.
        for (number += 1; number < said && said - number < 100_000; number += 1) rows.push([])
        row = []
      }
      if (name === 'c') cell = newCell(attributes, row.length)
      inside = name
      if (name === 'f' && cell) cell.formula = ''
    },
    onText: (text) => {
      if (!cell || cell.value.length > longestCell) return
      if (inside === 'f' && cell.formula !== null) cell.formula += text.slice(0, 100)
      else if (inside === 'v' || inside === 't') cell.value += text
    },
    onClose: (name) => {
      inside = ''
      if (name === 'c' && cell) {
        put(row, cell, meaning)
        cell = null
      }
      if (name === 'row') rows.push(row)
    },
  }
  for await (const _ of walk(sheet, most.sheet, on)) {
    const ready = rows
    rows = []
    yield* ready
  }
  yield* rows
}

function newCell(attributes: Tag['attributes'], next: number): Cell {
  const letters = /^[A-Z]{1,3}/.exec(attributes.r ?? '')?.[0]
  return {
    column: letters === undefined ? next : columnOf(letters),
    type: attributes.t ?? 'n',
    style: Number(attributes.s ?? 0),
    value: '',
    formula: null,
  }
}

function put(row: string[], cell: Cell, meaning: Meaning): void {
  if (cell.column >= widestRow) return
  while (row.length < cell.column) row.push('')
  row[cell.column] = textOf(cell, meaning)
}

function textOf({ type, style, value, formula }: Cell, { texts, dates }: Meaning): string {
  if (formula !== null) return `=${formula}`
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'Sí' : 'No'
  if (type === 'n' && value !== '') return dates.has(style) ? dayOf(Number(value)) : numberOf(value)
  return value
}

/** '1.2E3' and the dust of binary fractions ('0.30000000000000004') as people wrote them. */
function numberOf(value: string): string {
  const number = Number(value)
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : value
}

/** Days since the end of 1899; the day that never was (29 February 1900) lies before any ad. */
function dayOf(serial: number): string {
  const at = new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000)
  return Number.isNaN(at.getTime()) ? String(serial) : at.toISOString().slice(0, 10)
}

/** 'A' → 0, 'AA' → 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Without a prefix of a namespace. */
function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
