// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { expect, it } from 'vitest'
import { api } from '../../test/fake-api.ts'
import { openApp, signIn } from '../../test/open-app.tsx'

const HOUR = 3_600_000
const meeting = (id: number, place: string, ahead: number) => ({
  ...{ id, conversationId: id, place, placeId: null, municipality: null },
  ...{ state: 'accepted' as const, otherName: 'Luis Colón', listingTitle: 'Sofá' },
  startsAt: new Date(Date.now() + ahead).toISOString(),
})

it('reminds of a meeting two hours before, and of none twice or too late', async () => {
  localStorage.setItem('wepa.reminded', JSON.stringify([8]))
  signIn(makeUser())
  api.answer({
    meetings: {
      upcoming: () => [
        meeting(7, 'Ya pasó', -HOUR),
        meeting(8, 'Ya avisado', HOUR),
        meeting(9, 'Plaza Las Delicias', 2 * HOUR + 600),
        meeting(10, 'Otro día', 30 * HOUR),
      ],
    },
  })
  openApp('/help')
  expect(await screen.findByText(/^Encuentro (hoy|mañana), /)).toBeVisible()
  expect(screen.getByText('Con Luis Colón, en Plaza Las Delicias.')).toBeVisible()
  expect(localStorage.getItem('wepa.reminded')).toBe('[8,9]')
})
