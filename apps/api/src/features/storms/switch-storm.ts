// What administrators do with storm mode. Each act is written to its log in the same transaction.
import { DomainError } from '@wepa/domain/error'
import { listRegions, MOST_STORM_DAYS, type StormAct } from '@wepa/domain/storms/storm'
import type { StartStormInput } from '@wepa/domain/storms/storm-schema'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { noteActivity } from '../activities/note-activity.ts'
import { measureEssentials } from './prices/measure-essentials.ts'
import { settleStorms } from './settling/settle-storms.ts'
import {
  insertAct,
  insertRegions,
  insertStorm,
  lockEnd,
  lockPrices,
  updateEnd,
} from './storms.repo.ts'

type Tx = InTransaction<MemberContext>

const DAY = 86_400_000
/** Of settling, while an administrator waits for an answer. */
const whileWaiting = { rounds: 40 }

/**
 * Switches storm mode on for regions, from now on and for some days; it ends by itself. What essentials ask is measured at
 * this moment. @throws DomainError storm_running where one of the regions is in a storm
 */
export async function startStorm(
  ctx: MemberContext,
  { reason, regions, days }: StartStormInput,
): Promise<{ id: number }> {
  // One that is over holds its regions until its ads have their days back.
  await settleStorms(ctx, whileWaiting)
  return inTransaction(ctx, async (tx) => {
    await lockPrices(tx.db)
    const startsAt = tx.clock.now()
    const endsAt = daysFrom(startsAt, days)
    const id = await insertStorm(tx.db, { reason, startsAt, endsAt })
    const free = await insertRegions(tx.db, id, [...new Set(regions)])
    const taken = regions.filter((region) => !free.includes(region))
    if (taken.length > 0) throw running(taken)
    await measureEssentials(tx, { stormId: id, regions })
    await note(tx, { id, act: 'start', until: endsAt, words: `${reason}: ${listRegions(regions)}` })
    return { id }
  })
}

/**
 * Gives a storm that is on more days, never more than 30 from now on.
 * @throws DomainError storm_over, validation
 */
export async function prolongStorm(
  ctx: MemberContext,
  { id, days }: { id: number; days: number },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const before = await lockEnd(tx.db, id, now)
    if (!before) throw new DomainError('storm_over')
    const until = daysFrom(before, days)
    if (until > daysFrom(now, MOST_STORM_DAYS)) throw tooLong()
    await end(tx, { id, act: 'prolong', until })
  })
}

/** Switches a storm off before its time. @throws DomainError storm_over */
export async function endStorm(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  await inTransaction(ctx, (tx) => end(tx, { id, act: 'end', until: tx.clock.now() }))
  // At once for who looks; what is left of it the timed job does.
  await settleStorms(ctx, whileWaiting)
}

async function end(tx: Tx, { id, act, until }: { id: number; act: StormAct; until: Date }) {
  const storm = await updateEnd(tx.db, { id, now: tx.clock.now(), endsAt: until })
  if (!storm) throw new DomainError('storm_over')
  await note(tx, { id, act, until, words: storm.reason })
}

type Noted = { id: number; act: StormAct; until: Date; words: string }

async function note(tx: Tx, { id, act, until, words }: Noted): Promise<void> {
  const { userId } = tx.session
  await insertAct(tx.db, { stormId: id, adminId: userId, act, until, at: tx.clock.now() })
  tx.afterCommit(() => noteActivity(tx, { action: 'storm_mode', userId, metadata: { act, words } }))
}

function daysFrom(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY)
}

function running(regions: readonly string[]): DomainError {
  const message =
    regions.length === 1
      ? `${listRegions(regions)} ya está en modo tormenta, o acaba de salir: los anuncios están recibiendo sus días.`
      : `${listRegions(regions)} ya están en modo tormenta, o acaban de salir: los anuncios están recibiendo sus días.`
  return new DomainError('storm_running', { message, issues: [{ path: 'regions', message }] })
}

function tooLong(): DomainError {
  const message = `Puede durar hasta ${MOST_STORM_DAYS} días desde hoy`
  return new DomainError('validation', { message, issues: [{ path: 'days', message }] })
}
