// What the messages of a meeting say where only text is shown: in lists, alerts, exports, and in apps that know no meetings.
import { calendarDay, clockTime, longDate } from '../text/date.ts'
import {
  MEETING_ANSWER_TYPES,
  MEETING_STEP_TYPES,
  MEETING_TYPE,
  type MeetingAnswer,
  type MeetingStep,
} from './meeting.ts'

type When = { startsAt: string }
type Where = { place: string; municipality: string | null }

// 1 January 1970 was a Thursday.
const weekdays = ['jueves', 'viernes', 'sábado', 'domingo', 'lunes', 'martes', 'miércoles']

/** 'jueves 3 de diciembre, 3:00 p. m.', in Puerto Rico. */
export function meetingTime(startsAt: string): string {
  const date = longDate(startsAt).replace(/ de \d+$/, '')
  return `${weekdayOf(startsAt)} ${date}, ${clockTime(startsAt)}`
}

/** 'hoy', 'mañana', or the day as in `meetingTime`; with the time: 'hoy, 3:00 p. m.' */
export function meetingTimeFrom(startsAt: string, now: string): string {
  const days = calendarDay(new Date(startsAt)) - calendarDay(new Date(now))
  if (days === 0) return `hoy, ${clockTime(startsAt)}`
  return days === 1 ? `mañana, ${clockTime(startsAt)}` : meetingTime(startsAt)
}

/** 'Plaza de Recreo, Ponce'; the municipality is not said twice. */
export function meetingPlace({ place, municipality }: Where): string {
  return municipality === null || place.includes(municipality) ? place : `${place}, ${municipality}`
}

export function meetingText(meeting: When & Where): string {
  return `Propongo vernos el ${meetingTime(meeting.startsAt)}, en ${meetingPlace(meeting)}.`
}

const answerTexts: Readonly<Record<MeetingAnswer, (time: string) => string>> = {
  // A time ends with a point of its own.
  accept: (time) => `Confirmo el encuentro del ${time}`,
  decline: (time) => `No puedo vernos el ${time}`,
  cancel: (time) => `Cancelo el encuentro del ${time}`,
}

export function meetingAnswerText(answer: MeetingAnswer, { startsAt }: When): string {
  return answerTexts[answer](meetingTime(startsAt))
}

const stepTexts: Readonly<Record<MeetingStep, string>> = {
  coming: 'Voy de camino.',
  arrived: 'Ya llegué.',
}

export function meetingStepText(step: MeetingStep): string {
  return stepTexts[step]
}

const titles: Readonly<Record<string, (from: string) => string>> = {
  [MEETING_TYPE]: (from) => `${from} propone un encuentro`,
  [MEETING_ANSWER_TYPES.accept]: (from) => `${from} confirmó el encuentro`,
  [MEETING_ANSWER_TYPES.decline]: (from) => `${from} no puede a esa hora`,
  [MEETING_ANSWER_TYPES.cancel]: (from) => `${from} canceló el encuentro`,
  [MEETING_STEP_TYPES.coming]: (from) => `${from} va de camino`,
  [MEETING_STEP_TYPES.arrived]: (from) => `${from} llegó`,
}

/** What the other side reads above the message in their alerts; undefined for other messages. */
export function meetingTitle(messageType: string, from: string): string | undefined {
  return titles[messageType]?.(from)
}

function weekdayOf(iso: string): string {
  return weekdays[calendarDay(new Date(iso)) % 7] ?? ''
}
