import { percentage } from '@wepa/domain/insights/analytics'
import { LEAST_ANSWERS } from '@wepa/domain/insights/business-analytics'
import type { AnswersPart } from '@wepa/domain/insights/business-analytics-schema'
import type { Deps } from '../../context.ts'
import { type AnswerWindow, sumAnswers } from './answers.repo.ts'

/**
 * How long people waited for a first answer; by weekday and hour once there are ten of them. Whoever calls must have
 * asked whether they may see it.
 */
export async function getAnswers(
  ctx: Pick<Deps, 'db'>,
  window: AnswerWindow & { from: string; to: string },
): Promise<AnswersPart> {
  const { all, times } = await sumAnswers(ctx.db, window)
  const { answered } = all
  const share = (part: number) => (answered > 0 ? percentage(part, answered) : null)
  const shown = answered < LEAST_ANSWERS ? [] : times
  return {
    from: window.from,
    to: window.to,
    conversations: all.conversations,
    answered,
    medianMinutes: inTenths(all.medianMinutes),
    withinHour: share(all.withinHour),
    withinDay: share(all.withinDay),
    weekdays: shown.flatMap(({ weekday, answered, medianMinutes }) =>
      weekday === null ? [] : [{ weekday, answered, medianMinutes: inTenths(medianMinutes) }],
    ),
    hours: shown.flatMap(({ hour, answered, medianMinutes }) =>
      hour === null ? [] : [{ hour, answered, medianMinutes: inTenths(medianMinutes) }],
    ),
  }
}

function inTenths(minutes: number | null): number | null {
  return minutes === null ? null : Math.round(minutes * 10) / 10
}
