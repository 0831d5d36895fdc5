// Where and when two people of a conversation meet.
import * as z from 'zod/mini'
import { MUNICIPALITIES } from '../places/municipalities.ts'
import { clientId, id, moment } from '../scalar.ts'
import { form, optionalLine } from '../text/text.ts'

/** The type of the message that proposes a meeting. */
export const MEETING_TYPE = 'meeting'
/** Days ahead that one may plan. */
export const MEETING_DAYS = 60
/** Hours before it at which both are reminded. */
export const REMINDER_HOURS = 2
/** Hours before and after it within which people say that they are on their way, or there. */
export const STEP_HOURS = 3
/** Hours after it for which a shared link opens. */
export const SHARE_HOURS = 12
/** Links that one person may have to a meeting. */
export const MAX_SHARES = 5

/** `moved`: another proposal took its place; `past`: its time is over. */
export const MEETING_STATES = [
  'proposed',
  'accepted',
  'declined',
  'moved',
  'cancelled',
  'past',
] as const
export const MeetingState = z.enum(MEETING_STATES)
export type MeetingState = z.infer<typeof MeetingState>

/** A meeting as it hangs on its message. `placeId`: of a public place of the list, null for one in people's own words. */
export const Meeting = z.object({
  id: id(),
  startsAt: moment(),
  place: z.string(),
  placeId: z.nullable(z.string()),
  municipality: z.nullable(z.string()),
  state: MeetingState,
})
export type Meeting = z.infer<typeof Meeting>

const NO_PLACE = 'Escoge un lugar o escribe uno'
const NO_TIME = 'Escoge el día y la hora'

/** `startsAt` with its offset; either `placeId` or `place` in one's own words, in a municipality by its name. */
export const MeetingInput = form({
  startsAt: z.pipe(
    z.iso.datetime({ offset: true, error: NO_TIME }),
    z.transform((iso) => new Date(iso).toISOString()),
  ),
  placeId: z.nullish(z.string().check(z.maxLength(80, NO_PLACE))),
  place: optionalLine(120),
  municipality: z.nullish(
    z.enum(
      MUNICIPALITIES.map(({ name }) => name),
      'Escoge un municipio de la lista',
    ),
  ),
  clientId: clientId(),
}).check(
  z.refine(({ placeId, place }) => Boolean(placeId || place), { error: NO_PLACE, path: ['place'] }),
)
export type MeetingInput = z.infer<typeof MeetingInput>

/** What keeps a time from being planned, in Spanish; null where nothing does. */
export function timeProblem(startsAt: string, now: Date): string | null {
  const ahead = Date.parse(startsAt) - now.getTime()
  if (ahead <= 0) return 'Esa hora ya pasó'
  return ahead > MEETING_DAYS * DAY
    ? `Escoge un día dentro de los próximos ${MEETING_DAYS} días`
    : null
}

export const MEETING_ANSWERS = ['accept', 'decline', 'cancel'] as const
export const MeetingAnswer = z.enum(MEETING_ANSWERS, 'Respuesta inválida')
export type MeetingAnswer = z.infer<typeof MeetingAnswer>
export const MeetingAnswerInput = form({ answer: MeetingAnswer, clientId: clientId() })
export type MeetingAnswerInput = z.infer<typeof MeetingAnswerInput>

/** What people say on the day: 'Voy de camino', 'Ya llegué'. */
export const MEETING_STEPS = ['coming', 'arrived'] as const
export const MeetingStep = z.enum(MEETING_STEPS, 'Paso inválido')
export type MeetingStep = z.infer<typeof MeetingStep>
export const MeetingStepInput = form({ step: MeetingStep, clientId: clientId() })
export type MeetingStepInput = z.infer<typeof MeetingStepInput>

/** The types of the messages that answer a meeting. */
export const MEETING_ANSWER_TYPES: Readonly<Record<MeetingAnswer, string>> = {
  accept: 'meeting_accepted',
  decline: 'meeting_declined',
  cancel: 'meeting_cancelled',
}
export const MEETING_STEP_TYPES: Readonly<Record<MeetingStep, string>> = {
  coming: 'meeting_coming',
  arrived: 'meeting_arrived',
}
const answerStates = { accept: 'accepted', decline: 'declined', cancel: 'cancelled' } as const

/** What becomes of a meeting that is answered so. */
export function meetingStateAfter(answer: MeetingAnswer): MeetingState {
  return answerStates[answer]
}

/** Whether it stands or may come to stand at a moment. */
export function isMeetingOpen({ state, startsAt }: Meeting, now: string): boolean {
  if (state === 'proposed') return startsAt > now
  return state === 'accepted' && !isAfter(now, startsAt, STEP_HOURS)
}

/** Whether people may say now that they are on their way, or there. */
export function mayTellStep({ state, startsAt }: Meeting, now: string): boolean {
  const away = Date.parse(startsAt) - Date.parse(now)
  return state === 'accepted' && Math.abs(away) <= STEP_HOURS * HOUR
}

/** A link of one's own to a meeting; `path` is as good as a key. */
export const MeetingShare = z.object({ path: z.string(), endsAt: moment() })
export type MeetingShare = z.infer<typeof MeetingShare>

/** A meeting as whoever was given its link sees it. */
export const SharedMeeting = z.object({
  startsAt: moment(),
  place: z.string(),
  municipality: z.nullable(z.string()),
  state: MeetingState,
  /** Who shares it, and whom they meet. */
  sharerName: z.string(),
  otherName: z.string(),
  listingTitle: z.nullable(z.string()),
  /** What the one who shares it has said on the day. */
  steps: z.array(z.object({ step: MeetingStep, at: moment() })),
  endsAt: moment(),
})
export type SharedMeeting = z.infer<typeof SharedMeeting>

/** A meeting of one's own that is to come, for reminders and calendars. */
export const UpcomingMeeting = z.extend(Meeting, {
  conversationId: id(),
  otherName: z.string(),
  listingTitle: z.nullable(z.string()),
})
export type UpcomingMeeting = z.infer<typeof UpcomingMeeting>

const HOUR = 3_600_000
const DAY = 24 * HOUR

function isAfter(now: string, startsAt: string, hours: number): boolean {
  return Date.parse(now) > Date.parse(startsAt) + hours * HOUR
}
