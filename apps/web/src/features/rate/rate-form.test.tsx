// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import type { RatingInvitation } from '@wepa/domain/trust/rating'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const open: RatingInvitation = {
  listing: { id: 7, title: 'Nevera', image: null },
  type: 'seller',
  other: { id: 2, fullName: 'Luis Colón', profileImageUrl: null },
  status: 'open',
  given: null,
}
let invitation = open

beforeEach(() => {
  invitation = open
  signIn(makeUser())
  api.answer({ ratings: { invitation: () => invitation } })
})

const submit = () => screen.getByRole('button', { name: 'Publicar calificación' })
const stars = (name: RegExp) => screen.findByRole('radio', { name })

it('wants stars: words alone are not sent', async () => {
  const { user } = openApp('/rate/7')
  await user.type(await screen.findByLabelText('Comentario (opcional)'), 'Todo bien')
  await user.click(submit())
  const group = screen.getByRole('group', { name: '¿Cómo te fue con Luis Colón?' })
  await waitFor(() => expect(within(group).getByRole('alert')).not.toBeEmptyDOMElement())
  expect(await stars(/^1 estrella/)).toHaveFocus()
  expect(api.inputsOf('ratings.give')).toEqual([])
})

it('keeps stars and words without a network', async () => {
  const { user } = openApp('/rate/7')
  await user.click(await stars(/^4 estrellas/))
  await user.type(screen.getByLabelText('Comentario (opcional)'), 'Puntual')
  api.goOffline()
  await user.click(submit())
  expect(await screen.findByText(/^No hay conexión/)).toBeVisible()
  expect(await stars(/^4 estrellas/)).toBeChecked()
  expect(screen.getByLabelText('Comentario (opcional)')).toHaveValue('Puntual')
})

it('thanks where another tab was quicker, instead of asking again', async () => {
  api.answer({
    ratings: {
      give: () => {
        invitation = { ...open, status: 'given', given: { rating: 5, comment: 'Muy amable' } }
        throw new Refusal(409, 'already_rated', 'Ya calificaste esta venta')
      },
    },
  })
  const { user } = openApp('/rate/7')
  await user.click(await stars(/^2 estrellas/))
  await user.click(submit())
  expect(await screen.findByText('Muy amable')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Publicar calificación' })).toBeNull()
})

it('sends the stars once, for the other side of this sale', async () => {
  api.answer({
    ratings: {
      give: (input) => {
        invitation = { ...open, status: 'given', given: { rating: 5, comment: null } }
        const { rating, type, listingId } = input
        const about = {
          id: 1,
          fromUserId: 1,
          toUserId: 2,
          comment: null,
          createdAt: '2026-11-01T12:00:00.000Z',
        }
        return { ...about, rating, type, listingId }
      },
    },
  })
  const { user } = openApp('/rate/7')
  await user.click(await stars(/^5 estrellas/))
  await user.dblClick(submit())
  expect(await screen.findByText(/^Gracias/)).toBeVisible()
  expect(api.inputsOf('ratings.give')).toEqual([
    expect.objectContaining({ id: 2, rating: 5, type: 'seller', listingId: 7 }),
  ])
})
