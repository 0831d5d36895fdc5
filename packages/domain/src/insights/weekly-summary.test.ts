import { expect, test } from 'vitest'
import { isSummaryDue, lastWeeks, summaryLines, weekWords } from './weekly-summary.ts'

const nothing = {
  appearances: 0,
  views: 0,
  conversations: 0,
  sales: 0,
  answered: 0,
  medianMinutes: null,
}

test.each([
  ['2026-11-23T11:59:00Z', false],
  ['2026-11-23T12:00:00Z', true],
  ['2026-11-25T03:59:00Z', true],
  ['2026-11-25T04:00:00Z', false],
  ['2026-11-29T20:00:00Z', false],
])('at %s it is due: %j', (now, isDue) => {
  expect(isSummaryDue(new Date(now))).toBe(isDue)
})

test('tells of the week from Monday to Sunday before this one', () => {
  const { last, before } = lastWeeks(new Date('2026-11-24T02:00:00Z'))
  expect(last).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
    since: new Date('2026-11-16T04:00:00Z'),
    until: new Date('2026-11-23T04:00:00Z'),
  })
  expect([before.from, before.to, before.until]).toEqual(['2026-11-09', '2026-11-15', last.since])
  expect(weekWords(last)).toBe('del 16 al 22 de noviembre de 2026')
  expect(weekWords({ from: '2026-11-30', to: '2026-12-06' })).toBe(
    'del 30 de noviembre de 2026 al 6 de diciembre de 2026',
  )
})

test('says nothing of a week without anything, whatever was before', () => {
  expect(summaryLines(nothing, { ...nothing, views: 5 })).toEqual([])
})

test('says each sum with its change and answers with their number', () => {
  const last = { ...nothing, appearances: 1200, views: 4, conversations: 2, answered: 2 }
  expect(
    summaryLines({ ...last, medianMinutes: 90 }, { ...nothing, views: 5, conversations: 2 }),
  ).toEqual([
    'Apariciones en búsquedas: 1,200 (1,200 más que la semana anterior)',
    'Vistas: 4 (1 menos que la semana anterior)',
    'Conversaciones nuevas: 2 (igual que la semana anterior)',
    'Ventas: 0 (igual que la semana anterior)',
    'Primera respuesta: 1.5 h (mediana de n = 2)',
  ])
})
