// One call to the model, with everything that stands around it: the person's uses, the day's money, how
// many run at once; and what of it is given back where no answer came.

import { DomainError } from '@wepa/domain/error'
import { AI_TRIAL_USES, PLANS, type PlanId } from '@wepa/domain/payments/plan'
import { dateOnly, startOfMonth } from '@wepa/domain/text/date'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { AssistantFailed } from '../../gateways/assistant/calls.ts'
import type { Answered, AssistantModel, AssistantUse } from '../../gateways/assistant/model.ts'
import {
  type Call,
  countCalls,
  deleteCall,
  findStanding,
  insertCall,
  lockUses,
  recordSpent,
  reserve,
  returnUse,
  takeUse,
} from './assistant.repo.ts'

/** Calls of one person at once, in all processes. */
const atOnceOfOne = 10

/** Of the day's money, what people in their trial may use together: accounts are free, so many of them are no cost. */
const trialShare = 0.5

export type CallPlan = {
  use: AssistantUse
  /** Whether it takes one of the person's uses. */
  isCounted: boolean
}

/** What the work is given: the model, and a signal that the person has left. */
export type Running = { model: AssistantModel; leaving: AbortSignal | undefined }

/** `isFree`: the answer came, but is to count as no use. */
type Outcome<T> = Answered<T> & { isFree?: boolean }

/**
 * Runs `work` as a generator: what it yields is passed on. Answers its value and the uses left.
 * @throws DomainError assistant_trial_over, assistant_quota, assistant_unavailable, rate_limited before
 *   anything is spent; assistant_no_answer when the model gave none that can be used
 */
export async function* runCall<Piece, T>(
  ctx: MemberContext,
  plan: CallPlan,
  work: (running: Running) => AsyncGenerator<Piece, Outcome<T>>,
): AsyncGenerator<Piece, { value: T; usesLeft: number }> {
  const model = requireModel(ctx)
  const { call, left } = await begin(ctx, model, plan)
  const leaving = ctx.watchLeaving?.()
  // Nobody takes the rest of the pieces: the person has left in the middle of the answer, and it counts.
  let spent: number | null = null
  let isReturned = false
  try {
    const outcome = yield* work({ model, leaving: leaving?.signal })
    spent = outcome.microDollars
    isReturned = outcome.isFree === true
    return { value: outcome.value, usesLeft: isReturned && call.isCounted ? left + 1 : left }
  } catch (error) {
    if (error instanceof AssistantFailed) spent = error.microDollars
    isReturned = !isCalledOff(error)
    throw refusalOf(ctx, error)
  } finally {
    leaving?.end()
    await end(ctx, call, { spent: spent ?? call.reserved, isReturned })
  }
}

/** True for a person who did not wait for an answer that was being paid: else breaking off would be free of everything. */
function isCalledOff(error: unknown): boolean {
  return error instanceof AssistantFailed && error.reason === 'left' && error.microDollars !== 0
}

/** For work without pieces: waits for the value. */
export async function askModel<T>(
  ctx: MemberContext,
  plan: CallPlan,
  ask: (running: Running) => Promise<Outcome<T>>,
): Promise<{ value: T; usesLeft: number }> {
  const whole = runCall<never, T>(ctx, plan, async function* (running) {
    yield* []
    return ask(running)
  })
  const { value, done } = await whole.next()
  if (!done) throw new Error('an answer came in pieces')
  return value
}

/**
 * The refusal that a call would meet as things stand: before a photo is decoded. Nothing is held, so
 * runCall decides all the same.
 */
export async function refuseEarly(ctx: MemberContext): Promise<void> {
  requireModel(ctx)
  const refusal = await refusalOfUse(ctx)
  if (refusal) throw refusal
}

function requireModel({ assistant }: MemberContext): AssistantModel {
  if (!assistant) throw new DomainError('assistant_unavailable')
  return assistant
}

async function begin(
  ctx: MemberContext,
  model: AssistantModel,
  { use, isCounted }: CallPlan,
): Promise<{ call: Call; left: number }> {
  const userId = ctx.session.userId
  const now = ctx.clock.now()
  const day = dateOnly(now)
  return inTransaction(ctx, async (tx) => {
    const moment = { userId, now, nextMonth: startOfMonth(now, 1) }
    const standing = isCounted ? await takeUse(tx.db, moment) : await lockUses(tx.db, moment)
    if (!standing) throw (await refusalOfUse(tx)) ?? new DomainError('unavailable')
    const reserved = model.mostCost(use)
    const isTrial = standing.plan === 'free'
    await requireRoom(tx, { day, amount: reserved, isTrial })
    const call = { userId, isCounted, countedUntil: standing.until, day, reserved, isTrial }
    const id = await insertCall(tx.db, { ...call, startedAt: now })
    const left = Math.max(0, usesOf(standing.plan) - standing.used)
    return { call: { ...call, id }, left }
  })
}

/** Money of the day, and places at this moment. Those who begin wait for each other here. */
async function requireRoom(
  tx: InTransaction<MemberContext>,
  { day, amount, isTrial }: { day: string; amount: number; isTrial: boolean },
): Promise<void> {
  const { dailyMicroDollars: budget, atOnce } = tx.assistantLimits
  const trialBudget = Math.floor(budget * trialShare)
  if (!(await reserve(tx.db, { day, amount, isTrial, budget, trialBudget }))) {
    tx.log.warn({ day, isTrial }, 'the assistant has spent its money of the day')
    const message =
      'El asistente ya hizo todo lo que podía hoy. Vuelve mañana, o publica con el formulario.'
    throw new DomainError('assistant_unavailable', { message, retryAfter: 3600 })
  }
  const { own, all } = await countCalls(tx.db, tx.session.userId)
  if (own >= atOnceOfOne) {
    const message = 'El asistente está trabajando en lo que ya le pediste. Espera un momento.'
    throw new DomainError('rate_limited', { message, retryAfter: 5 })
  }
  if (all >= atOnce) {
    const message = 'El asistente está muy ocupado. Espera un momento, o publica con el formulario.'
    throw new DomainError('assistant_unavailable', { message, retryAfter: 10 })
  }
}

async function end(
  ctx: Pick<MemberContext, 'db' | 'log'>,
  call: Call,
  { spent, isReturned }: { spent: number; isReturned: boolean },
): Promise<void> {
  try {
    await endCall(ctx, call, { spent, isReturned })
  } catch (err) {
    // The row stays, so the job of lost calls does it later; the answer is not lost for it.
    ctx.log.error({ err }, 'a call of the assistant could not be ended')
  }
}

/** Ends a call once, whoever else tries. */
export async function endCall(
  ctx: Pick<MemberContext, 'db' | 'log'>,
  call: Call,
  { spent, isReturned }: { spent: number; isReturned: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteCall(tx.db, call.id))) return
    // The account before the day's money, as by those who begin.
    if (isReturned && call.isCounted) await returnUse(tx.db, call)
    await recordSpent(tx.db, { ...call, spent })
  })
}

/** Why this person may not use it now; undefined when they may. */
async function refusalOfUse(ctx: MemberContext): Promise<DomainError | undefined> {
  const now = ctx.clock.now()
  const standing = await findStanding(ctx.db, { userId: ctx.session.userId, now })
  if (!standing) return new DomainError('invalid_token')
  if (standing.mayUse) return undefined
  if (standing.plan === 'free') return new DomainError('assistant_trial_over')
  const seconds = Math.ceil(((standing.until?.getTime() ?? 0) - now.getTime()) / 1000)
  return new DomainError('assistant_quota', { retryAfter: Math.max(1, seconds) })
}

function refusalOf(ctx: MemberContext, error: unknown): unknown {
  if (!(error instanceof AssistantFailed)) return error
  const { reason, retryAfter } = error
  if (reason !== 'left') ctx.log.warn({ err: error, reason }, 'the assistant gave no answer')
  if (reason === 'unusable') return new DomainError('assistant_no_answer', { cause: error })
  return new DomainError('assistant_unavailable', {
    ...(retryAfter && { retryAfter }),
    cause: error,
  })
}

/** Uses of the trial, or of a month of the plan. */
export function usesOf(plan: PlanId): number {
  return plan === 'free' ? AI_TRIAL_USES : PLANS[plan].aiUses
}
