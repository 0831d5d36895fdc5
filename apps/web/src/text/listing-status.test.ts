import { expect, test } from 'vitest'
import { statusLabel } from './listing-status.ts'

test.each([
  ['sold', true, 'Vendido'],
  ['sold', false, 'Vendido'],
  ['active', false, 'Inactivo'],
  ['pending', false, 'Inactivo'],
  ['pending', true, 'Venta Pendiente'],
  ['active', true, 'Activo'],
] as const)('%s, switched on %s, has the badge %s', (status, isActive, label) => {
  expect(statusLabel({ status, isActive })).toBe(label)
})
