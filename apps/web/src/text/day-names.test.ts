import { expect, it } from 'vitest'
import { counted, dayNames } from './day-names.ts'

it.each([
  ['2026-11-21', 'sábado 21 de noviembre', '21 nov'],
  ['2026-03-01', 'domingo 1 de marzo', '1 mar'],
  ['2028-02-29', 'martes 29 de febrero', '29 feb'],
])('%s is %s', (date, long, short) => {
  expect(dayNames(date)).toEqual({ long, short })
})

it.each([
  [0, '0 vistas'],
  [1, '1 vista'],
  [1204, '1,204 vistas'],
])('%d is %s', (count, words) => {
  expect(counted(count, { one: 'vista', many: 'vistas' })).toBe(words)
})
