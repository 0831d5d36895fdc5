// What administrators see of the warnings; whoever calls must have asked whether this is one.
import {
  EXAMPLE_DAYS,
  VERDICT_DAYS,
  type VerdictCount,
  type WarningExample,
} from '@wepa/domain/fraud/warning-verdict'
import { moment } from '@wepa/domain/scalar'
import { dateOnly } from '@wepa/domain/text/date'
import { hideContacts } from '@wepa/domain/text/hide-contacts'
import * as z from 'zod/mini'
import type { Deps, MemberContext } from '../../context.ts'
import { decodeCursor, type Page, toPage } from '../../db/sql/paginate.ts'
import { countExamples, countVerdicts, listExamples } from './warnings.repo.ts'

type Ctx = Pick<Deps, 'db' | 'clock'>

const DAY = 86_400_000
const key = z.tuple([moment(), z.int()])

export async function listVerdictCounts({ db, clock }: Ctx): Promise<VerdictCount[]> {
  return countVerdicts(db, dateOnly(daysBefore(clock.now(), VERDICT_DAYS - 1)))
}

/** How many messages of a person administrators see. */
export async function countOwnExamples({ db, clock, session }: MemberContext): Promise<number> {
  const from = daysBefore(clock.now(), EXAMPLE_DAYS)
  return countExamples(db, { userId: session.userId, from })
}

/** The messages that people let us read, the newest first, without emails and telephones. */
export async function listWarningExamples(
  { db, clock }: Ctx,
  { limit, cursor }: { limit: number; cursor?: string | null | undefined },
): Promise<Page<WarningExample>> {
  const from = daysBefore(clock.now(), EXAMPLE_DAYS)
  const [at, id] = cursor ? decodeCursor(cursor, key) : []
  const after = at !== undefined && id !== undefined ? ([new Date(at), id] as const) : undefined
  const rows = await listExamples(db, { from, limit, after })
  const items = rows.map(({ text, createdAt, ...row }) => ({
    ...row,
    text: hideContacts(text),
    createdAt: createdAt.toISOString(),
  }))
  return toPage(items, limit, ({ createdAt, id: last }) => [createdAt, last])
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY)
}
