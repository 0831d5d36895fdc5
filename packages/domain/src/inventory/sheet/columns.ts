// The columns of an inventory as a table: for import, export and templates.
import type { Attribute } from '../../attributes/attribute.ts'
import { attributeKeys, attributeTable, belongs } from '../../attributes/fitting.ts'
import type { AttributeKey } from '../../attributes/table.ts'
import type { CategorySlug } from '../../listings/category.ts'
import { foldText } from '../../text/writing.ts'

export const SHEET_FIELDS = {
  reference: 'Referencia',
  categoryId: 'Categoría',
  title: 'Título',
  description: 'Descripción',
  price: 'Precio',
  location: 'Lugar',
  condition: 'Condición',
  contactEmail: 'Email',
  contactPhone: 'Teléfono',
  images: 'Fotos',
  state: 'Estado',
} as const satisfies Record<string, string>

export type SheetField = keyof typeof SHEET_FIELDS

const sheetFields = Object.keys(SHEET_FIELDS).filter(
  (name): name is SheetField => name in SHEET_FIELDS,
)

/** Other headers that people write, folded. */
const OTHER_HEADERS: Readonly<Record<string, SheetField>> = {
  ref: 'reference',
  sku: 'reference',
  reference: 'reference',
  category: 'categoryId',
  title: 'title',
  description: 'description',
  price: 'price',
  municipio: 'location',
  pueblo: 'location',
  location: 'location',
  condition: 'condition',
  correo: 'contactEmail',
  telefono: 'contactPhone',
  phone: 'contactPhone',
  foto: 'images',
  imagenes: 'images',
  photos: 'images',
  status: 'state',
}

/** One column; several attributes share a header ('Marca' of a car and of a phone), and the category of a row tells which. */
export type Column = { header: string } & (
  | { field: SheetField }
  | { attributes: readonly AttributeKey[] }
)

/** The header of an attribute: its label, with its unit. */
export function attributeHeader(key: AttributeKey): string {
  const attribute = attributeTable[key]
  // The ad itself has a title.
  const label = key === 'titleState' ? 'Estado del título' : attribute.label
  const unit = unitOf(attribute)
  return unit === '' ? label : `${label} (${unit})`
}

/** All columns for ads of these categories, in the order of the table. */
export function columnsFor(categories: readonly CategorySlug[]): Column[] {
  const keys = attributeKeys.filter((key) =>
    categories.some((category) => belongs(key, category, {})),
  )
  return [
    ...sheetFields.map((field) => ({ header: SHEET_FIELDS[field], field })),
    ...sharingHeaders(keys),
  ]
}

/** The column that a header names, with or without accents and unit; undefined for one that is not ours. */
export function findColumn(header: string): Column | undefined {
  return byName.get(nameOf(header))
}

/** The attribute of a column that belongs to ads of a category. */
export function attributeIn(
  attributes: readonly AttributeKey[],
  category: CategorySlug,
): AttributeKey | undefined {
  return attributes.find((key) => belongs(key, category, {}))
}

const byName = new Map<string, Column>([
  ...sheetFields.map((field) => named(SHEET_FIELDS[field], { header: SHEET_FIELDS[field], field })),
  ...Object.entries(OTHER_HEADERS).map(([name, field]) =>
    named(name, { header: SHEET_FIELDS[field], field }),
  ),
  ...sharingHeaders(attributeKeys).map((column) => named(column.header, column)),
  ...attributeKeys.map((key) => named(key, { header: attributeHeader(key), attributes: [key] })),
])

function sharingHeaders(keys: readonly AttributeKey[]): Column[] {
  const headers = [...new Set(keys.map(attributeHeader))]
  return headers.map((header) => ({
    header,
    attributes: keys.filter((key) => attributeHeader(key) === header),
  }))
}

function named(name: string, column: Column): [string, Column] {
  return [nameOf(name), column]
}

/** Without what stands in parentheses, an asterisk of required columns, and spaces. */
function nameOf(header: string): string {
  return foldText(header)
    .replace(/\(.*\)/, '')
    .replace(/[*:]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
}

function unitOf(attribute: Attribute): string {
  return attribute.kind === 'number' ? attribute.unit : ''
}
