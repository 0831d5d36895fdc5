// How many people make a search one that many do, and for how long it stays so.
import { dateOnly } from '@wepa/domain/text/date'

const DAY = 86_400_000

/** Different people on one day. Word for word the condition of the index of `search_people`. */
export const floorOfPeople = 5
const days = 28

/** The first day that counts, 'YYYY-MM-DD' in Puerto Rico. */
export function firstPopularDay(now: Date): string {
  return dateOnly(new Date(now.getTime() - (days - 1) * DAY))
}
