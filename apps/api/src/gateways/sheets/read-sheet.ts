import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { SheetRefused } from './sheet-refused.ts'

/** The rows of a table, told by its bytes and not by its name. @throws SheetRefused */
export function readSheet(bytes: Buffer): AsyncGenerator<string[]> {
  if (bytes.length === 0) throw new SheetRefused('El archivo está vacío.')
  if (begins(bytes, 'PK')) return readXlsx(bytes)
  // https://learn.microsoft.com/en-us/openspecs/windows_protocols/ms-cfb
  if (bytes.readUInt16BE(0) === 0xd0cf) {
    throw new SheetRefused(
      'Es un libro de Excel viejo (.xls) o con contraseña: guárdalo como .xlsx o CSV, sin contraseña.',
    )
  }
  if (begins(bytes, '%PDF')) throw new SheetRefused('Es un PDF: envía la tabla como CSV o XLSX.')
  return readCsv(bytes)
}

function begins(bytes: Buffer, word: string): boolean {
  return bytes.subarray(0, word.length).toString('latin1') === word
}
