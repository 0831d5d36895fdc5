import { expect, test } from 'vitest'
import { GROUPS } from '../names/groups.ts'
import { kinOf, widerOf } from './kin.ts'
import { partsOf } from './parts.ts'

const named = (id: string) => GROUPS.filter((group) => group.id === id)

test('whoever finds no room may take a studio', () => {
  expect(kinOf(named('cuarto')).map(({ id }) => id)).toContain('estudio')
})

test('nothing is its own kin, and most have none', () => {
  expect(kinOf([...named('cuarto'), ...named('estudio')]).map(({ id }) => id)).not.toContain(
    'estudio',
  )
  expect(kinOf(named('inodoro'))).toEqual([])
})

test.each([
  ['kayak de pesca', 'kayak'],
  ['nevera', undefined],
])('%s is a kind of %s', (text, wider) => {
  const [piece] = partsOf(text, {}).searched
  expect(piece && widerOf(piece).map(({ id }) => id)[0]).toBe(wider)
})
