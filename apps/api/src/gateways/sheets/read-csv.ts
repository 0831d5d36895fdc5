// Tables as text, as Excel, Numbers and programs write them: whatever encoding and delimiter.
import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { SheetRefused } from './sheet-refused.ts'

/** Characters of one row. */
const longestRow = 200_000
const partSize = 64 * 1024
const delimiters = [',', ';', '\t', '|']

/** The rows of a table, each as its cells. @throws SheetRefused for what is none, with the row */
export async function* readCsv(bytes: Buffer): AsyncGenerator<string[]> {
  const encoding = encodingOf(bytes)
  const { head, delimiter, rest } = readHead(bytes, encoding)
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // 'Nevera 20" nueva' without quotes around it.
    relax_quotes: true,
    max_record_size: longestRow,
  })
  const text = Readable.from(decoded(rest, encoding, head))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  try {
    for await (const row of parser) yield row
  } catch (error) {
    throw refusal(error)
  } finally {
    text.destroy()
  }
}

function refusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const row = Number(error.records) + 1
  const isLong = error.code === 'CSV_MAX_RECORD_SIZE'
  return new SheetRefused(
    isLong
      ? `La fila ${row} es demasiado larga. Puede faltar una comilla que cierre.`
      : `La fila ${row} no se puede leer: hay una comilla sin cerrar.`,
    error,
  )
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Excel writes Windows-1252 unless it is told otherwise, and UTF-16 as "Unicode text". */
function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.includes(0)) throw new SheetRefused('El archivo no es una tabla: envía CSV o XLSX.')
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function* decoded(bytes: Buffer, encoding: Encoding, head: string): Generator<string> {
  const decoder = new TextDecoder(encoding)
  let left = head
  for (let at = 0; at < bytes.length; at += partSize) {
    const text = decoder.decode(bytes.subarray(at, at + partSize), { stream: true })
    const part = left === '' ? text : text.slice(left.length)
    left = left.slice(Math.min(left.length, text.length))
    if (part !== '') yield part
  }
  yield decoder.decode()
}

/** The delimiter by the first line; of Excel's own line 'sep=;' it is taken, and that line left out. */
function readHead(bytes: Buffer, encoding: Encoding) {
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, partSize), { stream: true })
  const [, said] = /^sep=(.)\r?\n/i.exec(start) ?? []
  const head = said === undefined ? '' : (/^[^\n]*\n/.exec(start)?.[0] ?? '')
  return { head, delimiter: said ?? mostUsed(start), rest: bytes }
}

function mostUsed(start: string): string {
  const line = (/^[^\r\n]*/.exec(start)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => line.split(delimiter).length - 1)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}
