// The form of a meeting, from what is typed to what is sent. Days and hours are Puerto Rico's, wherever the phone is.
import { MEETING_DAYS, timeProblem } from '@wepa/domain/meetings/meeting'
import { type PublicPlace, publicPlacesIn } from '@wepa/domain/meetings/public-places'
import { findPlace } from '@wepa/domain/places/municipalities'
import { dateOnly } from '@wepa/domain/text/date'

export type TypedMeeting = {
  /** '2026-12-03' and '15:00'. */
  day: string
  hour: string
  /** As typed. */
  town: string
  /** Of the list; empty for a place in one's own words. */
  placeId: string
  place: string
}

export type PlannedMeeting = {
  startsAt: string
  placeId: string | null
  place: string | null
  municipality: string | null
}

export type PlanProblems = Partial<Record<'day' | 'hour' | 'town' | 'place', string>>

const DAY = 86_400_000

/** The first and the last day that can be planned, as a field for dates takes them. */
export function plannableDays(now: Date): { first: string; last: string } {
  return { first: dateOnly(now), last: dateOnly(new Date(now.getTime() + MEETING_DAYS * DAY)) }
}

/** What is to be sent, or what is wrong at which field. */
export function readPlan(
  typed: TypedMeeting,
  now: Date,
): { plan: PlannedMeeting } | { problems: PlanProblems } {
  const problems = { ...problemsOfTime(typed, now), ...problemsOfPlace(typed) }
  if (Object.keys(problems).length > 0) return { problems }
  const startsAt = new Date(startOf(typed)).toISOString()
  const { placeId, place, town } = typed
  if (placeId) return { plan: { startsAt, placeId, place: null, municipality: null } }
  const municipality = townOf(town) ?? null
  return { plan: { startsAt, placeId: null, place: place.trim(), municipality } }
}

/** As ISO with the island's offset; what is not typed yet leaves it unreadable. */
export function startOf({ day, hour }: Pick<TypedMeeting, 'day' | 'hour'>): string {
  return `${day}T${hour}:00-04:00`
}

function problemsOfTime(typed: TypedMeeting, now: Date): PlanProblems {
  const { day, hour } = typed
  if (day && hour) {
    const problem = timeProblem(startOf(typed), now)
    return problem === null ? {} : { hour: problem }
  }
  return { ...(!day && { day: 'Escoge el día' }), ...(!hour && { hour: 'Escoge la hora' }) }
}

function problemsOfPlace({ placeId, place, town }: TypedMeeting): PlanProblems {
  if (placeId) return {}
  return {
    ...(town.trim() && !townOf(town) && { town: 'Escoge un municipio de la lista' }),
    ...(!place.trim() && { place: 'Escoge un lugar o escribe uno' }),
  }
}

/** The public places of the municipality that was meant, whatever the accents; none for another text. */
export function placesIn(town: string): readonly PublicPlace[] {
  const found = findPlace(town)
  return found?.kind === 'municipality' ? publicPlacesIn(found) : []
}

function townOf(typed: string): string | undefined {
  const found = findPlace(typed)
  return found?.kind === 'municipality' ? found.name : undefined
}
