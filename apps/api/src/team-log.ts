// What people of a team do for their business, noted with their names.
import { TEAM_ACTIONS } from '@wepa/domain/teams/team-actions'
import type { Context, Session } from './context.ts'
import { deleteTeamAction, insertTeamAction, updateTeamActionSubject } from './db/team-actions.ts'

type Ctx = Pick<Context, 'db' | 'clock'> & { session: Session | null }
type Result = { ok: true; data: unknown } | { ok: false }

/**
 * Does what is done outside a procedure and notes it before, as `withTeamLog` does. `subjectId` is null for what is only
 * made by it.
 */
export async function noteWork<T>(
  ctx: Ctx,
  { call, subjectId }: { call: string; subjectId: number | null },
  work: () => Promise<T>,
): Promise<T> {
  const done = await withTeamLog(ctx, { call, input: { id: subjectId } }, () =>
    work().then(
      (data) => ({ ok: true, data }) as const,
      (error: unknown) => ({ ok: false, error }) as const,
    ),
  )
  if (!done.ok) throw done.error
  return done.data
}

/**
 * Does what a procedure does and notes it before, so that nothing is done without a name; a line of what was refused is
 * taken back. `input` is as it was sent.
 */
export async function withTeamLog<R extends Result>(
  ctx: Ctx,
  { call, input }: { call: string; input: unknown },
  run: () => Promise<R>,
): Promise<R> {
  if (!Object.hasOwn(TEAM_ACTIONS, call)) return run()
  const subjectId = subjectOf(call, input)
  const line = await insert(ctx, call, subjectId)
  const result = await run()
  if (line === undefined) return result
  if (!result.ok) await deleteTeamAction(ctx.db, line)
  const made = result.ok && subjectId === null ? subjectOf(call, result.data) : null
  if (made !== null) await updateTeamActionSubject(ctx.db, line, made)
  return result
}

async function insert(
  { db, clock, session }: Ctx,
  call: string,
  subjectId: number | null,
): Promise<number | undefined> {
  if (!session?.actor) return undefined
  return insertTeamAction(db, {
    businessId: session.userId,
    actorId: session.actor.userId,
    call,
    subjectId,
    createdAt: clock.now(),
  })
}

/** What an input or an answer is about: the id it names for that kind of thing, else its own. */
function subjectOf(call: string, value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, listingId, conversationId, conversation } = value as Readonly<Record<string, unknown>>
  const isTalk = TEAM_ACTIONS[call]?.about === 'conversation'
  const order = isTalk ? [conversationId, id] : [listingId, id, conversationId]
  const found = order.find((each) => typeof each === 'number')
  return typeof found === 'number' ? found : subjectOf(call, conversation)
}
