// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { cardOf } from '@wepa/domain/listings/card'
import { makeListing } from '@wepa/domain/test/make-listing'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'
import { forgetPerson } from '../../offline/device-data.ts'

const ana = makeUser()
const nevera = makeListing()
let hearts: number[] = []

beforeEach(async () => {
  await forgetPerson(ana.id)
  hearts = []
  signIn(ana)
  api.answer({
    listings: {
      browse: () => ({
        items: [cardOf(nevera)],
        total: 1,
        isTotalCapped: false,
        nextCursor: null,
        reading: { text: '', correctedText: null, place: null, condition: null, excluded: [] },
      }),
    },
    favorites: {
      ids: () => hearts,
      add: ({ listingId }) => {
        hearts = [listingId]
        return { isFavorited: true }
      },
      list: () => ({
        items: hearts.map((id) => ({ id, createdAt: nevera.createdAt, listing: nevera })),
        nextCursor: null,
      }),
    },
  })
})

it('names what waits for the network among the favorites, until it is one of them', async () => {
  const { user, router } = openApp('/search')
  const heart = await screen.findByRole('button', { name: /^Guardar en favoritos/ })
  await router.navigate({ to: '/favorites' })
  expect(await screen.findByText('Aún no tienes favoritos')).toBeVisible()
  await router.navigate({ to: '/search' })
  api.goOffline()
  await user.click(
    await screen.findByRole('button', { name: heart.getAttribute('aria-label') ?? '' }),
  )
  await screen.findByText('En cola')
  await router.navigate({ to: '/favorites' })
  const waiting = within(await screen.findByRole('region', { name: 'Favoritos en cola' }))
  expect(waiting.getByRole('link', { name: nevera.title })).toHaveAttribute(
    'href',
    `/listing/${nevera.id}`,
  )
  expect(screen.queryByText('Aún no tienes favoritos')).toBeNull()
  api.goOnline()
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Favoritos en cola' })).toBeNull(),
  )
  expect(await screen.findByRole('button', { name: /^Quitar de favoritos/ })).toBeVisible()
})
