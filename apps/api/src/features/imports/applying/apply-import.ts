import { setTimeout as sleep } from 'node:timers/promises'
import { DomainError } from '@wepa/domain/error'
import { contextFor, type Deps, type MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { toRefusal } from '../../../errors.ts'
import { requireBusiness } from '../../subscriptions/require-business.ts'
import { deletePhotos, listPhotos } from '../import-photos.repo.ts'
import { listWaitingRows, type WaitingRow } from '../import-rows.repo.ts'
import { findImport, type ImportRecord, moveImport } from '../imports.repo.ts'
import { queueApplying } from '../move-import.ts'
import { applyRow } from './apply-row.ts'
import { bringPhotos } from './bring-photos.ts'
import { mailReport } from './mail-report.ts'

/** Rows whose photos are brought together. */
const part = 20
/** How long it rests after rows, in times of what they took: with 1 a search took up to 2.4 times as long, on a busy machine. */
const rest = 3
/** Milliseconds after which other people's imports have their turn. */
const turn = 20_000

/**
 * Does the rows of a confirmed import that wait, for some seconds, and queues the rest behind other work. What was
 * done before it broke off is not done again.
 */
export async function applyImport(ctx: Deps, { importId }: { importId: number }): Promise<void> {
  const record = await findImport(ctx.db, importId)
  if (record?.state !== 'applying') return
  const member = contextFor(ctx, record.userId)
  try {
    if (record.source !== 'archive') await requireBusiness(member)
    if (await applyForAWhile(member, importId)) return await queueApplying(ctx, importId)
  } catch (error) {
    if (!(error instanceof DomainError) || !ends(error)) throw error
    return finish(member, record, toRefusal(error).message)
  }
  await finish(member, record)
}

/** Nothing more will come of it, whatever is tried. */
function ends({ code }: DomainError): boolean {
  return ['business_required', 'account_suspended', 'invalid_token'].includes(code)
}

/** True while rows are left. */
async function applyForAWhile(ctx: MemberContext, importId: number): Promise<boolean> {
  const files = await listPhotos(ctx.db, importId)
  const until = performance.now() + turn
  while (performance.now() < until) {
    const rows = await listWaitingRows(ctx.db, importId, part)
    if (rows.length === 0) return false
    await applyPart(ctx, { importId, rows, files })
    if ((await findImport(ctx.db, importId))?.state !== 'applying') return false
  }
  return true
}

type Part = { importId: number; rows: readonly WaitingRow[]; files: ReadonlyMap<string, string> }

async function applyPart(ctx: MemberContext, { importId, rows, files }: Part): Promise<void> {
  const names = rows.flatMap(({ said }) => said.photos ?? [])
  const photos = await bringPhotos(ctx, names, files)
  const began = performance.now()
  for (const row of rows) await applyRow(ctx, { importId, row, photos })
  // The owner's next search finds them, whichever replica answers.
  await ctx.readers.noteWrites([ctx.session.userId])
  // Pictures are drawn at the lowest priority; rows are written as anybody's, so they leave most of the time to people.
  await sleep((performance.now() - began) * rest)
}

async function finish(ctx: MemberContext, record: ImportRecord, problem?: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const isMoved = await moveImport(tx.db, record.id, {
      from: ['applying'],
      to: problem === undefined ? 'done' : 'failed',
      ...(problem !== undefined && { problem }),
      finishedAt: tx.clock.now(),
    })
    if (!isMoved) return
    await deletePhotos(tx.db, record.id)
    await mailReport(tx, record.id)
  })
}
