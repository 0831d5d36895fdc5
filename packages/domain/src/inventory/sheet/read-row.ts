// One row of an import: what it says, and what is wrong with it. Pure; what the ad was before is not known here.
import type { AttributeKey } from '../../attributes/table.ts'
import { type CategorySlug, findCategory, slugById } from '../../listings/category.ts'
import { CONDITION_LABELS } from '../../listings/condition.ts'
import { foldText, isBlank } from '../../text/writing.ts'
import { MAX_REFERENCE } from '../inventory.ts'
import { fromCell, isFormula } from './cell.ts'
import { attributeIn, type Column, SHEET_FIELDS, type SheetField } from './columns.ts'
import { readState, type SheetState } from './state.ts'
import { readValue } from './values.ts'

/** One wrong cell; `column` is its header as we write it. */
export type SheetIssue = { column: string; message: string }

export type SheetRow = {
  /** An own one, or '#12' for the number of an ad; '' where it is missing. */
  reference: string
  state: SheetState | undefined
  /** Of the columns that are there, blank ones as null. */
  values: Partial<Record<Exclude<SheetField, 'reference' | 'state' | 'images'>, unknown>>
  /** Answers of the seller; null denies what the text seems to say. */
  attributes: Partial<Record<AttributeKey, unknown>>
  /** Those whose cell is blank: they are left to the text. */
  cleared: AttributeKey[]
  /** Addresses and names of files; undefined without the column. */
  photos: string[] | undefined
  issues: SheetIssue[]
}

/** `categoryId`: of the ad that the row is about, for a table without that column. */
export function readRow(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  categoryId?: number,
): SheetRow {
  const row: SheetRow = {
    reference: '',
    state: undefined,
    values: {},
    attributes: {},
    cleared: [],
    photos: undefined,
    issues: [],
  }
  for (const [index, column] of columns.entries()) {
    if (column && 'field' in column) readField(row, column, cells[index])
  }
  const category = slugById(Number(row.values.categoryId ?? categoryId))
  for (const [index, column] of columns.entries()) {
    if (column && 'attributes' in column && category) {
      readAnswer(row, column, category, cells[index])
    }
  }
  return row
}

/** The text of a cell, '' for one in which nothing can be seen; undefined, with an issue, for a formula. */
function checked(row: SheetRow, { header }: Column, cell = ''): string | undefined {
  if (isFormula(cell)) {
    row.issues.push({ column: header, message: 'Es una fórmula: pega el valor en su lugar' })
    return undefined
  }
  return isBlank(cell) ? '' : fromCell(cell.trim())
}

type FieldColumn = Extract<Column, { field: SheetField }>
type AnswerColumn = Exclude<Column, FieldColumn>

function readField(row: SheetRow, column: FieldColumn, cell: string | undefined): void {
  const { field } = column
  const text = checked(row, column, cell)
  if (text === undefined) return
  if (field === 'reference') readReference(row, text)
  else if (field === 'state') readStateOf(row, text)
  else if (field === 'images') row.photos = photosIn(text)
  else if (field === 'categoryId') readCategory(row, text)
  else if (field === 'condition') readCondition(row, text)
  else row.values[field] = text === '' ? null : text
}

function readReference(row: SheetRow, text: string): void {
  row.reference = text.replace(/\s+/g, ' ')
  if (row.reference.length <= MAX_REFERENCE) return
  refuse(row, 'reference', `Usa ${MAX_REFERENCE} caracteres o menos`)
}

function readStateOf(row: SheetRow, text: string): void {
  if (text === '') return
  row.state = readState(text)
  if (row.state) return
  refuse(row, 'state', 'Escribe Activo, Pausado, Venta pendiente, Vendido o Eliminar')
}

function readCategory(row: SheetRow, text: string): void {
  const category = findCategory(text)
  row.values.categoryId = category?.id ?? null
  if (text !== '' && !category) refuse(row, 'categoryId', 'No hay una categoría con ese nombre')
}

function readCondition(row: SheetRow, text: string): void {
  if (text === '') {
    row.values.condition = null
    return
  }
  const wanted = foldText(text)
  const found = Object.entries(CONDITION_LABELS).find(
    ([code, label]) => code === wanted || foldText(label) === wanted,
  )
  if (found) row.values.condition = found[0]
  else refuse(row, 'condition', 'Escribe Nuevo, Como nuevo, Bueno o Regular')
}

function readAnswer(
  row: SheetRow,
  column: AnswerColumn,
  category: CategorySlug,
  cell: string | undefined,
): void {
  const key = attributeIn(column.attributes, category)
  const text = checked(row, column, cell)
  if (!key || text === undefined) return
  if (text === '') {
    row.cleared.push(key)
    return
  }
  const read = readValue(key, text)
  if ('message' in read) row.issues.push({ column: column.header, message: read.message })
  else row.attributes[key] = read.value
}

/** Between lines and bars; addresses also between spaces, for names of files may hold them. */
function photosIn(text: string): string[] {
  return text
    .split(/[\n|]/)
    .flatMap((part) => (/^\s*https?:/i.test(part) ? part.split(/\s+/) : [part.trim()]))
    .filter((part) => part !== '')
}

function refuse(row: SheetRow, field: SheetField, message: string): void {
  row.issues.push({ column: SHEET_FIELDS[field], message })
}
