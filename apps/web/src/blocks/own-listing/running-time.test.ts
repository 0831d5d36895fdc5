import { describe, expect, it } from 'vitest'
import { renewLabel, runningTime } from './running-time.ts'

const now = new Date('2026-11-10T12:00:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
const ad = (change: object) => ({
  status: 'active' as const,
  isActive: true,
  location: 'Ponce, Sur',
  expiresAt: inDays(40),
  ...change,
})

describe('how long an own ad still runs', () => {
  it.each([
    ['sold', ad({ status: 'sold' }), 'Ya no sale en las búsquedas', false, null],
    [
      'run out',
      ad({ isActive: false, expiresAt: inDays(-1) }),
      'Se venció: renuévalo',
      true,
      'Renovar',
    ],
    ['run out a moment ago', ad({ expiresAt: inDays(0) }), 'Se venció: renuévalo', true, 'Renovar'],
    ['switched off', ad({ isActive: false }), 'Apagado: solo tú lo ves', false, 'Reactivar'],
    ['in its last hours', ad({ expiresAt: inDays(0.1) }), 'Queda 1 día', true, 'Renovar'],
    ['about to end', ad({ expiresAt: inDays(3) }), 'Quedan 3 días', true, 'Renovar'],
    ['on sale', ad({}), 'Quedan 40 días', false, 'Renovar'],
    ['with a sale pending', ad({ status: 'pending' }), 'Quedan 40 días', false, 'Renovar'],
    ['published a moment ago', ad({ expiresAt: inDays(59.99) }), 'Quedan 60 días', false, null],
  ] as const)('%s', (_name, listing, text, isUrgent, label) => {
    expect(runningTime(listing, now, [])).toEqual({ text, isUrgent })
    expect(renewLabel(listing, now)).toBe(label)
  })

  it('stands still while a storm is on where it is, and nowhere else', () => {
    const storm = { reason: 'Ernesto', regions: ['Sur' as const], until: inDays(2) }
    const held = { text: 'No vence durante la tormenta', isUrgent: false }
    expect(runningTime(ad({ expiresAt: inDays(-1) }), now, [storm])).toEqual(held)
    const elsewhere = ad({ location: 'Vieques, Islas', expiresAt: inDays(3) })
    expect(runningTime(elsewhere, now, [storm])).toEqual({ text: 'Quedan 3 días', isUrgent: true })
    expect(runningTime(ad({ isActive: false }), now, [storm])).toEqual({
      text: 'Apagado: solo tú lo ves',
      isUrgent: false,
    })
  })
})
