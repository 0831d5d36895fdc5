// What a row comes to, beside the ad that has its reference. Nothing is written here.
import { attributeTable, isAttributeKey } from '@wepa/domain/attributes/fitting'
import type { RowAction } from '@wepa/domain/inventory/import'
import type { RowChange, RowIssue } from '@wepa/domain/inventory/import-schema'
import {
  attributeHeader,
  SHEET_FIELDS,
  type SheetField,
} from '@wepa/domain/inventory/sheet/columns'
import type { SheetRow } from '@wepa/domain/inventory/sheet/read-row'
import { SHEET_STATES, stateOf } from '@wepa/domain/inventory/sheet/state'
import { writeValue } from '@wepa/domain/inventory/sheet/values'
import { categoryById } from '@wepa/domain/listings/category'
import { CONDITION_LABELS } from '@wepa/domain/listings/condition'
import { PublishInput } from '@wepa/domain/listings/input'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { photoSource } from '@wepa/domain/photos/sent-photo'
import { readPlace } from '@wepa/domain/places/read-place'
import { displayPhone } from '@wepa/domain/text/phone'
import { photoName } from '../photo-name.ts'

export type Known = {
  /** Names of the files that came along, folded. */
  files: ReadonlySet<string>
  /** Addresses elsewhere whose pictures are here already, with where. */
  copies: ReadonlyMap<string, string>
  /** Photos that an ad of this plan can have. */
  most: number
  /** Where people reach the product: its own pictures come with this before them. */
  baseUrl: string
}

export type RowPlan = {
  action: RowAction
  title: string
  issues: RowIssue[]
  changes: RowChange[]
  /** The ad as it is to be; its pictures stand in the row. */
  input?: PublishInput
}

/** `existing`: the person's ad with the row's reference. */
export function planRow(row: SheetRow, existing: ListingDetail | undefined, known: Known): RowPlan {
  const title = String(row.values.title ?? existing?.title ?? '').slice(0, 200)
  const issues = [...row.issues, ...issuesOfReference(row, existing)]
  if (row.state === 'removed' && issues.length === 0) {
    return { action: existing ? 'end' : 'same', title, issues, changes: [] }
  }
  const { data, error } = PublishInput.safeParse(inputOf(row, existing))
  issues.push(...otherIssues(issues, error?.issues ?? []), ...issuesOfPhotos(row, known))
  if (!data || issues.length > 0) return { action: 'error', title, issues, changes: [] }
  if (!existing) return { action: 'create', title, issues, changes: [], input: data }
  const changes = changesOf(row, existing, data, known)
  return { action: actionOf(row, existing, changes), title, issues, changes, input: data }
}

function actionOf(
  { state }: SheetRow,
  existing: ListingDetail,
  changes: readonly RowChange[],
): RowAction {
  if (state === 'sold' && existing.status !== 'sold') return 'end'
  return changes.length > 0 ? 'change' : 'same'
}

function issuesOfReference(
  { reference }: SheetRow,
  existing: ListingDetail | undefined,
): RowIssue[] {
  const column = SHEET_FIELDS.reference
  if (reference === '') {
    return [{ column, message: 'Escribe una referencia: es lo que une la fila con su anuncio' }]
  }
  if (!reference.startsWith('#') || existing) return []
  return [{ column, message: `No tienes un anuncio con el número ${reference}` }]
}

/** The ad with what the row says of it. */
function inputOf({ values, attributes, cleared }: SheetRow, existing: ListingDetail | undefined) {
  const said = { ...existing?.saidAttributes, ...attributes }
  const kept = Object.entries(said).filter(([key]) => !cleared.some((each) => each === key))
  return {
    ...(existing && {
      title: existing.title,
      description: existing.description,
      categoryId: existing.categoryId,
      price: existing.price,
      location: existing.location,
      condition: existing.condition,
      contactEmail: existing.contactEmail,
      contactPhone: existing.contactPhone,
    }),
    ...values,
    attributes: Object.fromEntries(kept),
    images: [],
  }
}

type ZodIssue = { path: readonly PropertyKey[]; message: string }

/** Of columns about which nothing is said yet. */
function otherIssues(known: readonly RowIssue[], found: readonly ZodIssue[]): RowIssue[] {
  const told = new Set(known.map(({ column }) => column))
  return found
    .map(({ path, message }) => ({ column: headerOf(path), message }))
    .filter(({ column }) => !told.has(column))
}

function headerOf([first, second]: readonly PropertyKey[]): string {
  const key = String(second)
  if (first === 'attributes' && isAttributeKey(key)) return attributeHeader(key)
  const fields: Readonly<Record<string, string>> = SHEET_FIELDS
  return fields[String(first)] ?? ''
}

function issuesOfPhotos({ photos = [] }: SheetRow, { files, baseUrl, most }: Known): RowIssue[] {
  const messages = photos.slice(0, most).flatMap((photo) => {
    if (ownPath(photo, baseUrl) ?? photoSource(photo) === 'link') return []
    if (/^[a-z]+:/i.test(photo)) return [`«${photo.slice(0, 80)}» no es la dirección de una foto`]
    return files.has(photoName(photo)) ? [] : [`«${photo.slice(0, 80)}» no está en los ZIP`]
  })
  if (photos.length > most) messages.push(`Un anuncio lleva ${most} fotos como máximo`)
  return messages.map((message) => ({ column: SHEET_FIELDS.images, message }))
}

/** The path of one of our own pictures; undefined for any other address. */
export function ownPath(photo: string, baseUrl: string): string | undefined {
  const path = photo.startsWith(`${baseUrl}/`) ? photo.slice(baseUrl.length) : photo
  return photoSource(path) === 'stored' ? path : undefined
}

function changesOf(
  row: SheetRow,
  existing: ListingDetail,
  data: PublishInput,
  known: Known,
): RowChange[] {
  const changes: RowChange[] = []
  const note = (column: string, before: string | null, after: string | null) => {
    if ((before ?? '') === (after ?? '')) return
    changes.push({ column, before: shown(before), after: shown(after) })
  }
  const field = (name: SheetField, before: string | null, after: string | null) =>
    note(SHEET_FIELDS[name], before, after)
  field('categoryId', nameOf(existing.categoryId), nameOf(data.categoryId))
  field('title', existing.title, data.title)
  field('description', existing.description, data.description)
  field('price', existing.price, data.price ?? null)
  field('location', existing.location, readPlace(data.location ?? null).location)
  field('condition', labelOf(existing.condition), labelOf(data.condition ?? null))
  field('contactEmail', existing.contactEmail, data.contactEmail ?? null)
  field(
    'contactPhone',
    existing.contactPhone,
    data.contactPhone ? displayPhone(data.contactPhone) : null,
  )
  noteAttributes(existing, data, note)
  if (row.photos) {
    const after = row.photos.map((photo) => knownPicture(photo, existing, known))
    field('images', existing.images.join(' | '), after.join(' | '))
  }
  if (row.state) field('state', SHEET_STATES[stateOf(existing)], SHEET_STATES[row.state])
  return changes
}

/** Where a picture is already, as far as its name or address tells; else as it was written. */
function knownPicture(photo: string, { images }: ListingDetail, known: Known): string {
  // An archive names the files of our pictures as we do.
  const same = images.find((url) => url === `/uploads/${photo}`)
  return ownPath(photo, known.baseUrl) ?? known.copies.get(photo) ?? same ?? photo
}

type Note = (column: string, before: string | null, after: string | null) => void

function noteAttributes(existing: ListingDetail, data: PublishInput, note: Note): void {
  const before: Readonly<Record<string, unknown>> = existing.saidAttributes ?? {}
  const after: Readonly<Record<string, unknown>> = data.attributes ?? {}
  for (const key of Object.keys(attributeTable)) {
    if (!isAttributeKey(key)) continue
    const write = (value: unknown) => (value === undefined ? null : writeValue(key, value))
    note(attributeHeader(key), write(before[key]), write(after[key]))
  }
}

function nameOf(categoryId: number): string {
  return categoryById(categoryId)?.name ?? ''
}

function labelOf(condition: ListingDetail['condition']): string | null {
  return condition === null ? null : CONDITION_LABELS[condition]
}

/** So much of a text as tells what it is. */
function shown(text: string | null): string {
  const whole = text ?? ''
  return whole.length > 200 ? `${whole.slice(0, 200)}…` : whole
}
