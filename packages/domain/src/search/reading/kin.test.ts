import { expect, test } from 'vitest'
import { GROUPS } from '../names/groups.ts'
import { kinOf } from './kin.ts'

const named = (id: string) => GROUPS.filter((group) => group.id === id)

test('whoever finds no room may take a studio', () => {
  expect(kinOf(named('cuarto')).map(({ id }) => id)).toContain('estudio')
})

test('nothing is its own kin, and most have none', () => {
  expect(kinOf([...named('cuarto'), ...named('estudio')]).map(({ id }) => id)).not.toContain(
    'estudio',
  )
  expect(kinOf(named('nevera'))).toEqual([])
})
