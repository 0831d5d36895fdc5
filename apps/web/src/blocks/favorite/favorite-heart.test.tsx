// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { cardOf } from '@wepa/domain/listings/card'
import { makeListing } from '@wepa/domain/test/make-listing'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, gate, Refusal } from '../../../test/fake-api.ts'
import { closeApp, openApp, signIn } from '../../../test/open-app.tsx'
import { forgetPerson } from '../../offline/device-data.ts'

const ana = makeUser()
let hearts: number[] = []

beforeEach(async () => {
  await forgetPerson(ana.id)
  hearts = []
  api.answer({
    listings: {
      browse: () => ({
        items: [cardOf(makeListing())],
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
      remove: () => {
        hearts = []
        return { isFavorited: false }
      },
    },
  })
})

const heart = () => screen.findByRole('button', { name: 'Guardar en favoritos: Nevera Whirlpool' })
const untilPressed = (isPressed: boolean) =>
  waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', String(isPressed)))

it('asks a visitor in, and leads back', async () => {
  const { user, router } = openApp('/search')
  await user.click(await heart())
  await user.click(await screen.findByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ redirect: '/search' }))
  expect(api.inputsOf('favorites.add')).toEqual([])
})

it('turns at once, and back when the server refuses', async () => {
  signIn(ana)
  const refused = gate<never>()
  const gone = new Refusal(404, 'listing_not_found', 'Ya no está')
  api.answer({ favorites: { add: () => refused.opened.then(() => Promise.reject(gone)) } })
  const { user } = openApp('/search')
  await user.click(await heart())
  await untilPressed(true)
  await waitFor(() => expect(api.inputsOf('favorites.add')).toHaveLength(1))
  // @ts-expect-error Nothing is answered but the refusal.
  refused.open()
  expect(await screen.findByText(/^No se pudo actualizar favoritos/)).toBeVisible()
  await untilPressed(false)
})

it('stays turned without a network, also over a restart, and is sent once', async () => {
  signIn(ana)
  const { user } = openApp('/search')
  await heart()
  api.goOffline()
  await user.click(await heart())
  expect(await screen.findByText('En cola')).toBeVisible()
  closeApp()
  api.goOnline()
  openApp('/search')
  await untilPressed(true)
  await waitFor(() => expect(hearts).toEqual([7]))
  expect(api.inputsOf('favorites.add')).toHaveLength(1)
})

it('sends of quick taps without a network the last one alone', async () => {
  signIn(ana)
  const { user } = openApp('/search')
  await heart()
  api.goOffline()
  await user.click(await heart())
  await untilPressed(true)
  await user.click(await heart())
  await untilPressed(false)
  await screen.findByText('En cola')
  api.goOnline()
  await waitFor(() => expect(api.inputsOf('favorites.remove')).toHaveLength(1))
  expect(api.inputsOf('favorites.add')).toEqual([])
})
