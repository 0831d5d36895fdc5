import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calendarFile } from './calendar-file.ts'
import {
  isMeetingOpen,
  MeetingInput,
  type MeetingState,
  mayTellStep,
  timeProblem,
} from './meeting.ts'
import { meetingRisk } from './meeting-risk.ts'
import {
  meetingAnswerText,
  meetingPlace,
  meetingText,
  meetingTime,
  meetingTimeFrom,
  meetingTitle,
} from './meeting-words.ts'

/** 3 December 2026 is a Thursday; 3:00 p. m. in Puerto Rico. */
const startsAt = '2026-12-03T19:00:00.000Z'
const meeting = (fields: { state?: MeetingState; startsAt?: string } = {}) => ({
  id: 7,
  startsAt,
  place: 'Plaza Las Delicias',
  placeId: null,
  municipality: 'Ponce',
  state: 'accepted' as const,
  ...fields,
})

describe('a meeting is refused', () => {
  const problemsOf = (input: unknown) =>
    z.safeParse(MeetingInput, input).error?.issues.map(({ path, message }) => [path[0], message])
  test.each([
    ['without a place', { startsAt }, ['place', 'Escoge un lugar o escribe uno']],
    ['with a blank place', { startsAt, place: '  ' }, ['place', 'Escoge un lugar o escribe uno']],
    ['without a time', { place: 'Plaza' }, ['startsAt', 'Escoge el día y la hora']],
    [
      'with a time of nowhere',
      { startsAt: '2026-12-03T15:00:00', place: 'Plaza' },
      ['startsAt', 'Escoge el día y la hora'],
    ],
    [
      'in a town that there is not',
      { startsAt, place: 'Plaza', municipality: 'Macondo' },
      ['municipality', 'Escoge un municipio de la lista'],
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(input)).toEqual([problem])
  })

  test.each([
    ['2026-12-03T19:00:00.000Z', 'Esa hora ya pasó'],
    ['2026-12-03T19:00:01.000Z', null],
    ['2027-02-01T19:00:00.000Z', null],
    ['2027-02-01T19:00:01.000Z', 'Escoge un día dentro de los próximos 60 días'],
  ])('or not: %s', (time, problem) => {
    expect(timeProblem(time, new Date(startsAt))).toBe(problem)
  })
})

test('a time is kept in UTC, wherever it was said', () => {
  const input = { startsAt: '2026-12-03T15:00:00-04:00', place: 'Plaza Las Delicias' }
  expect(z.parse(MeetingInput, input).startsAt).toBe(startsAt)
})

test.each([
  ['proposed', '2026-12-03T18:59:00.000Z', true, false],
  ['proposed', '2026-12-03T19:01:00.000Z', false, false],
  ['accepted', '2026-12-03T15:59:00.000Z', true, false],
  ['accepted', '2026-12-03T16:00:00.000Z', true, true],
  ['accepted', '2026-12-03T22:00:00.000Z', true, true],
  ['accepted', '2026-12-03T22:00:01.000Z', false, false],
  ['cancelled', '2026-12-03T18:00:00.000Z', false, false],
] as const)('%s at %s: open %s, on the day %s', (state, now, isOpen, mayTell) => {
  expect(isMeetingOpen(meeting({ state }), now)).toBe(isOpen)
  expect(mayTellStep(meeting({ state }), now)).toBe(mayTell)
})

test('it is told in the words of the island, at its time', () => {
  const time = 'jueves 3 de diciembre, 3:00\u00a0p.\u00a0m.'
  expect(meetingTime(startsAt)).toBe(time)
  // Late in the evening it is the next day in UTC.
  expect(meetingTime('2026-12-04T02:00:00.000Z')).toBe(
    'jueves 3 de diciembre, 10:00\u00a0p.\u00a0m.',
  )
  expect(meetingTimeFrom(startsAt, '2026-12-03T05:00:00.000Z')).toBe('hoy, 3:00\u00a0p.\u00a0m.')
  expect(meetingTimeFrom(startsAt, '2026-12-03T03:00:00.000Z')).toBe('mañana, 3:00\u00a0p.\u00a0m.')
  expect(meetingTimeFrom(startsAt, '2026-12-01T12:00:00.000Z')).toBe(time)
  expect(meetingText(meeting())).toBe(`Propongo vernos el ${time}, en Plaza Las Delicias, Ponce.`)
  expect(meetingAnswerText('cancel', meeting())).toBe(`Cancelo el encuentro del ${time}`)
  expect(meetingPlace({ place: 'Plaza de Recreo de Moca', municipality: 'Moca' })).toBe(
    'Plaza de Recreo de Moca',
  )
  expect(meetingTitle('meeting_arrived', 'Ana')).toBe('Ana llegó')
  expect(meetingTitle('text', 'Ana')).toBeUndefined()
})

describe('what is odd', () => {
  const night = '2026-12-04T00:30:00.000Z'
  test.each([
    ['Mi casa, Urb. Las Lomas', startsAt, 'house'],
    ['en mi CASA', night, 'house-at-night'],
    ['Apto. 3B, Condominio del Mar', night, 'house-at-night'],
    ['Plaza Las Américas, frente a la fuente', startsAt, null],
    ['Plaza Las Américas', night, 'night'],
    ['Casa Alcaldía de Ponce', startsAt, null],
    ['Casino de Puerto Rico', startsAt, null],
    ['Farmacia Caridad', '2026-12-03T09:30:00.000Z', 'night'],
  ] as const)('%s at %s: %s', (place, time, risk) => {
    expect(meetingRisk({ place, placeId: null, startsAt: time })).toBe(risk)
  })

  test('a place of the list is no house, whatever its name', () => {
    expect(meetingRisk({ place: 'Cuartel Sector Sur', placeId: 'a-b', startsAt })).toBeNull()
  })
})

test('a calendar takes it: escaped, folded by octets, with an alarm', () => {
  const file = calendarFile(
    {
      ...{ id: 7, startsAt, place: 'Plaza; la de los leones, al lado', municipality: 'Ponce' },
      otherName: 'Ñoño Ñáñez Peña',
      listingTitle: 'Nevera «Ñandú» de doce pies cúbicos, con congelador',
      url: 'https://wepa.pr/chat/3',
    },
    new Date('2026-11-28T10:00:00Z'),
  )
  const lines = file.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines)
    expect(encodeURIComponent(line).replace(/%../g, '.').length).toBeLessThanOrEqual(75)
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain('DTSTART:20261203T190000Z\r\nDTEND:20261203T200000Z')
  expect(unfolded).toContain('TRIGGER:-PT2H')
  expect(unfolded).toContain(
    'LOCATION:Plaza\\; la de los leones\\, al lado\\, Ponce\\, Puerto Rico',
  )
  expect(unfolded).toContain('cúbicos\\, con congelador\r\n')
})
