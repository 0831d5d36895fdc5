import { DomainError } from '@wepa/domain/error'
import type { RowIssue } from '@wepa/domain/inventory/import-schema'
import { SHEET_FIELDS } from '@wepa/domain/inventory/sheet/columns'
import { type SheetState, stateOf } from '@wepa/domain/inventory/sheet/state'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { MAX_PHOTOS } from '@wepa/domain/photos/photo'
import type { MemberContext } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import { toRefusal } from '../../../errors.ts'
import { keepReference } from '../../inventory/set-reference.ts'
import { authorizeOwnerForUpdate } from '../../listings/authorize-owner.ts'
import { putState } from '../../listings/changes/put-state.ts'
import { changeListing, changePhotos } from '../../listings/edit-listing.ts'
import { lockSeller } from '../../listings/lock-seller.ts'
import { addListing } from '../../listings/publish-listing.ts'
import { removeListing } from '../../listings/remove-listing.ts'
import type { ResolvedPhoto } from '../../photos/resolve-photos.ts'
import { applySaleStatus } from '../../sales/apply-sale-status.ts'
import { failRow, finishRow, noteListing, type WaitingRow } from '../import-rows.repo.ts'
import { findTargets } from '../reading/find-targets.ts'
import { planRow, type RowPlan } from '../reading/plan-row.ts'
import type { Brought } from './bring-photos.ts'

type Tx = InTransaction<MemberContext>
type Row = { importId: number; row: WaitingRow; photos: ReadonlyMap<string, Brought> }

/**
 * Does what a row says, all of it or nothing, once: the row is noted as done in the same transaction. What its ad
 * refuses is noted at the row.
 */
export async function applyRow(ctx: MemberContext, given: Row): Promise<void> {
  const { importId, row } = given
  try {
    await inTransaction(ctx, async (tx) => {
      await lockSeller(tx)
      if (!(await finishRow(tx.db, importId, row.number))) return
      const listingId = await doRow(tx, given)
      await noteListing(tx.db, { importId, number: row.number, listingId })
    })
  } catch (error) {
    const issues = issuesOf(error)
    if (!issues) throw error
    await failRow(ctx.db, { importId, number: row.number, issues })
  }
}

/** Why a row cannot be done; its words are for its sender. */
class RowRefused extends Error {
  readonly issues: readonly RowIssue[]
  constructor(issues: readonly RowIssue[]) {
    super('row refused')
    this.issues = issues
  }
}

function issuesOf(error: unknown): readonly RowIssue[] | undefined {
  if (error instanceof RowRefused) return error.issues
  if (!(error instanceof DomainError) || lasts(error)) return undefined
  const column = error.code === 'price_frozen' ? SHEET_FIELDS.price : ''
  return [{ column, message: toRefusal(error).message }]
}

/** Not the fault of the row: the import waits or ends. */
function lasts({ code }: DomainError): boolean {
  return ['unavailable', 'database_unavailable', 'account_suspended', 'invalid_token'].includes(
    code,
  )
}

/** Answers the ad; null for one that is gone. */
async function doRow(tx: Tx, given: Row): Promise<number | null> {
  const { action, said, listingId } = given.row
  if (action === 'absent') return switchOff(tx, listingId)
  const existing = (await findTargets(tx, [said.reference])).get(said.reference)
  if (said.state === 'removed') {
    if (existing) await removeListing(tx, { id: existing.id })
    return null
  }
  const photos = photosOf(given)
  const baseUrl = tx.settings.baseUrl
  const plan = planRow({ ...said, photos: photos?.map(({ url }) => url), issues: [] }, existing, {
    files: new Set(),
    copies: new Map(),
    most: MAX_PHOTOS,
    baseUrl,
  })
  if (!plan.input) throw new RowRefused(plan.issues)
  if (!existing) return create(tx, given, plan.input, photos)
  if (plan.changes.length > 0) await change(tx, existing.id, plan, photos)
  if (said.state) await bringState(tx, existing.id, said.state)
  return existing.id
}

async function switchOff(tx: Tx, listingId: number | null): Promise<number | null> {
  if (listingId === null) return null
  const ad = await authorizeOwnerForUpdate(tx, listingId)
  await putState(tx, ad, { status: ad.status, isActive: false })
  return listingId
}

/** @throws RowRefused naming the pictures that could not be had */
function photosOf({ row, photos }: Row): ResolvedPhoto[] | undefined {
  const named = row.said.photos?.map((name) => photos.get(name) ?? { problem: name })
  if (!named) return undefined
  const issues = named.flatMap((photo) =>
    'problem' in photo ? [{ column: SHEET_FIELDS.images, message: photo.problem }] : [],
  )
  if (issues.length > 0) throw new RowRefused(issues)
  return named.flatMap((photo) =>
    'url' in photo ? [{ url: photo.url, rotation: 0 as const }] : [],
  )
}

type Input = NonNullable<RowPlan['input']>

async function create(
  tx: Tx,
  { row: { said } }: Row,
  input: Input,
  photos: readonly ResolvedPhoto[] = [],
): Promise<number> {
  // A sold one was public before: its sale takes it out of the lists again, within this transaction.
  const isActive = said.state !== 'paused'
  const id = await addListing(tx, { ...input, isActive }, photos)
  await keepReference(tx, { listingId: id, reference: said.reference })
  if (said.state) await bringState(tx, id, said.state)
  return id
}

async function change(
  tx: Tx,
  id: number,
  { input, changes }: RowPlan,
  photos: readonly ResolvedPhoto[] | undefined,
): Promise<void> {
  if (!input) return
  const ad = await authorizeOwnerForUpdate(tx, id)
  const { images: _, clientId: __, isActive: ___, price, ...rest } = input
  const isOther = ({ column }: { column: string }) =>
    column !== SHEET_FIELDS.images && column !== SHEET_FIELDS.state
  if (changes.some(isOther)) await changeListing(tx, ad, { ...rest, price: price ?? null })
  const isPhotos = changes.some(({ column }) => column === SHEET_FIELDS.images)
  if (photos && isPhotos) await changePhotos(tx, { listingId: id, photos })
}

async function bringState(tx: Tx, id: number, state: Exclude<SheetState, 'removed'> | SheetState) {
  const ad = await authorizeOwnerForUpdate(tx, id)
  if (state === 'removed' || stateOf(ad) === state) return
  const next = statesOf(ad)[state]
  await putState(tx, ad, next)
  await applySaleStatus(tx, ad, { status: next.status })
}

function statesOf({ status, isActive }: ListingDetail) {
  return {
    public: { status: 'active', isActive: true },
    pending: { status: 'pending', isActive: true },
    paused: { status: status === 'sold' ? 'active' : status, isActive: false },
    sold: { status: 'sold', isActive },
  } as const
}
