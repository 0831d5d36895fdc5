import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { openZip } from './open-zip.ts'
import { readSheet } from './read-sheet.ts'
import { writeCsv, writeXlsx } from './write-sheet.ts'

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

async function* rowsOf(rows: readonly (readonly string[])[]) {
  yield* rows
}

const read = async (bytes: Buffer) => all(readSheet(bytes))
const refusal = async (bytes: Buffer) =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : 'thrown'),
  )

async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** A workbook with one sheet of this XML, and what else is named. */
const workbook = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  zipOf({
    'xl/workbook.xml':
      '<workbook xmlns:r="x"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  })

const table = [
  ['Referencia', 'Título', 'Precio'],
  ['A-1', 'Ñame "fresco", de Corozal\ny más', '$5'],
  ['A-2', ' con espacios ', ''],
]

describe('bad files say what is wrong', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'vacío'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xlsx'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'PDF'],
    ['bytes that are no text', Buffer.from([1, 2, 0, 3]), 'no es una tabla'],
    ['a quote that never closes', Buffer.from('a,b\n1,"x\n2,y\n'), 'La fila 2'],
    ['a cell of 10 MB', Buffer.from(`a,b\n1,${'x'.repeat(10_000_000)}\n`), 'La fila 2'],
    ['a ZIP that is cut', Buffer.from('PK\x03\x04cortado'), 'dañado'],
  ])('%s', async (_name, bytes, words) => {
    expect(await refusal(bytes)).toContain(words)
  })

  test('a ZIP that is no workbook', async () => {
    expect(await refusal(await zipOf({ 'hola.txt': 'hola' }))).toContain('no es un libro de Excel')
  })

  test('broken XML, and one with a document type of its own', async () => {
    expect(await refusal(await workbook('<row><c></row>'))).toContain('dañado')
    const evil = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData/></worksheet>'
    const bytes = await workbook('', { 'xl/worksheets/sheet1.xml': evil })
    expect(await refusal(bytes)).toContain('dañado')
  })

  test('an entry that inflates to more than it may', async () => {
    const zip = await openZip(await zipOf({ 'ceros.jpg': Buffer.alloc(5_000_000) }), 10)
    const [entry] = zip.entries
    if (!entry) throw new Error('no entry')
    await expect(all(entry.read(1_000_000))).rejects.toThrow('«ceros.jpg» es demasiado grande')
    zip.close()
  })

  test('more files than may be, and names that lead out of it', async () => {
    const many = await zipOf({ a: 'a', b: 'b', c: 'c' })
    await expect(openZip(many, 2)).rejects.toThrow('más de 2 archivos')
    for (const name of ['../fuera.jpg', '/etc/passwd', 'C:/x.jpg']) {
      await expect(openZip(evilZip(name), 10)).rejects.toThrow('fuera de él')
    }
  })
})

/** A ZIP of one entry whose name no honest writer would take. */
function evilZip(name: string): Buffer {
  const data = deflateRawSync(Buffer.from('x'))
  const path = Buffer.from(name)
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt16LE(8, 4)
  shared.writeUInt32LE(0x8cdc1683, 10)
  shared.writeUInt32LE(data.length, 14)
  shared.writeUInt32LE(1, 18)
  shared.writeUInt16LE(path.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, path, data])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    shared,
    Buffer.alloc(14),
    path,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

describe('tables as text', () => {
  const text = 'Título;Precio\nÑame;$5\n'
  test.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-8', Buffer.from(text)],
    ['Windows-1252, as Excel writes it', Buffer.from(text, 'latin1')],
    ['UTF-16, Excel’s "Unicode text"', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['with a line that names the delimiter', Buffer.from(`sep=;\r\n${text}`)],
  ])('%s', async (_name, bytes) => {
    expect(await read(bytes)).toEqual([
      ['Título', 'Precio'],
      ['Ñame', '$5'],
    ])
  })

  test.each([',', ';', '\t', '|'])('delimited by %j', async (delimiter) => {
    const line = ['Referencia', '"Marca, modelo; y año"', 'Precio'].join(delimiter)
    expect(await read(Buffer.from(`${line}\n`))).toEqual([
      ['Referencia', 'Marca, modelo; y año', 'Precio'],
    ])
  })

  test('a quote within a cell, and rows of other lengths', async () => {
    expect(await read(Buffer.from('a,b,c\nTV 20" nuevo,1\n1,2,3,4\n'))).toEqual([
      ['a', 'b', 'c'],
      ['TV 20" nuevo', '1'],
      ['1', '2', '3', '4'],
    ])
  })
})

describe('workbooks', () => {
  test('texts, rich texts, numbers, days, yes and no, formulas, and rows without cells', async () => {
    const sheet = `
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3"><v>95000</v></c><c r="B3"><v>0.30000000000000004</v></c>
        <c r="C3" s="1"><v>46112</v></c><c r="D3" t="b"><v>1</v></c>
        <c r="E3"><f>A3*2</f><v>190000</v></c><c r="F3" t="inlineStr"><is><t>ñ</t></is></c>
        <c r="G3" s="2"><v>46112.5</v></c></row>`
    const bytes = await workbook(sheet, {
      'xl/sharedStrings.xml':
        '<sst><si><t>Hola</t></si><si><r><t>dos </t></r><r><t>partes</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    })
    expect(await read(bytes)).toEqual([
      ['Hola', '', 'dos partes'],
      [],
      ['95000', '0.3', '2026-03-31', 'Sí', '=A3*2', 'ñ', '2026-03-31'],
    ])
  })

  test('as we write them, with a guide, come back as they were', async () => {
    const bytes = Buffer.concat(await all(writeXlsx(rowsOf(table), rowsOf([['Guía']]))))
    expect(await read(bytes)).toEqual(table)
  })
})

test('text as we write it comes back as it was', async () => {
  expect(await read(Buffer.from((await all(writeCsv(rowsOf(table)))).join('')))).toEqual(table)
})
