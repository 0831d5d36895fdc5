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
  wasRated: false,
  received: null,
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
        const given = { rating: 5, comment: 'Muy amable', hiddenUntil: null }
        invitation = { ...open, status: 'given', given }
        throw new Refusal(409, 'already_rated', 'Ya calificaste esta venta')
      },
    },
  })
  const { user } = openApp('/rate/7')
  await user.click(await stars(/^2 estrellas/))
  await user.click(submit())
  expect(await screen.findByText('Muy amable')).toBeVisible()
  // The form with the focus has gone.
  expect(screen.getByText(/^Gracias/)).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Publicar calificación' })).toBeNull()
})

it('sends the stars once, for the other side of this sale', async () => {
  api.answer({
    ratings: {
      give: (input) => {
        const given = { rating: 5, comment: null, hiddenUntil: '2026-12-09T12:00:00.000Z' }
        invitation = { ...open, status: 'given', given }
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
  expect(
    await screen.findByText(/aparece cuando Luis Colón también califique, o el 9 de diciembre/),
  ).toBeVisible()
  expect(api.inputsOf('ratings.give')).toEqual([
    expect.objectContaining({ id: 2, rating: 5, type: 'seller', listingId: 7 }),
  ])
})

it('tells the second that both appear with theirs, and then what the first has said', async () => {
  invitation = { ...open, wasRated: true }
  api.answer({
    ratings: {
      give: (input) => {
        const given = { rating: 4, comment: null, hiddenUntil: null }
        const received = { rating: 2, comment: 'Llegó tarde' }
        invitation = { ...open, status: 'given', given, wasRated: true, received }
        const { rating, type, listingId } = input
        const createdAt = '2026-11-01T12:00:00.000Z'
        return {
          id: 1,
          fromUserId: 1,
          toUserId: 2,
          comment: null,
          createdAt,
          rating,
          type,
          listingId,
        }
      },
    },
  })
  const { user } = openApp('/rate/7')
  await user.click(await stars(/^4 estrellas/))
  expect(screen.getByText(/Luis Colón ya te calificó: las dos aparecen/)).toBeVisible()
  expect(screen.queryByText('Llegó tarde')).toBeNull()
  await user.click(submit())
  const received = await screen.findByRole('region', { name: 'Lo que Luis Colón dijo de ti' })
  expect(within(received).getByText('Llegó tarde')).toBeVisible()
  expect(within(received).getByRole('img', { name: '2 de 5 estrellas' })).toBeVisible()
})
