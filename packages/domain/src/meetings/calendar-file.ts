// A meeting for the calendar of one's phone, which reminds of it without network and without Wepa
// (https://www.rfc-editor.org/rfc/rfc5545).
import { REMINDER_HOURS } from './meeting.ts'
import { meetingPlace } from './meeting-words.ts'

type CalendarMeeting = {
  id: number
  startsAt: string
  place: string
  municipality: string | null
  otherName: string
  listingTitle: string | null
  /** Where the conversation opens. */
  url: string
}

const HOUR = 3_600_000
/** The most octets of a line (RFC 5545, 3.1). */
const lineOctets = 75

/** An iCalendar file with the meeting, an hour long, and an alarm before it. `now`: when it is made. */
export function calendarFile(meeting: CalendarMeeting, now: Date): string {
  const starts = new Date(meeting.startsAt)
  const about = meeting.listingTitle === null ? '' : `: ${meeting.listingTitle}`
  const summary = `Encuentro con ${meeting.otherName}${about}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wepa//Encuentros//ES',
    'BEGIN:VEVENT',
    `UID:meeting-${meeting.id}@wepa.pr`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(new Date(starts.getTime() + HOUR))}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(`${meetingPlace(meeting)}, Puerto Rico`)}`,
    `URL:${meeting.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:-PT${REMINDER_HOURS}H`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(fold).join('\r\n')}\r\n`
}

/** '20261203T190000Z' */
function stamp(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** Control characters have no place in a text (3.3.11). */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Lines that follow begin with a space; no character is cut in two. */
function fold(line: string): string[] {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > lineOctets) {
      lines.push(current)
      ;[current, octets] = [' ', 1]
    }
    current += character
    octets += more
  }
  return [...lines, current]
}

/** Of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
