// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { closeApp, openApp, signIn } from '../../../test/open-app.tsx'
import { forgetPerson } from '../../offline/device-data.ts'

const ana = makeUser()
const seller = makeUser({ id: 2, username: 'carmen', fullName: 'Carmen' })
let followed: number[] = []

beforeEach(async () => {
  await forgetPerson(ana.id)
  followed = []
  api.answer({
    users: { get: () => seller, listings: () => ({ items: [], nextCursor: null }) },
    blocks: { state: () => ({ isBlocked: false }) },
    dismissals: { listingIds: () => [] },
    ratings: { list: () => ({ items: [], total: 0, nextCursor: null }) },
    follows: {
      ids: () => followed,
      followers: () => ({ count: 3 }),
      add: ({ sellerId }) => {
        followed = [sellerId]
        return { isFollowing: true }
      },
      remove: () => {
        followed = []
        return { isFollowing: false }
      },
    },
  })
})

const button = (name: RegExp) => screen.findByRole('button', { name })
const following = /^Siguiendo a Carmen/
const free = /^Seguir a Carmen$/

it('asks a visitor in, and leads back', async () => {
  const { user, router } = openApp('/seller/2')
  await user.click(await button(free))
  await user.click(await screen.findByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ redirect: '/seller/2' }))
  expect(api.inputsOf('follows.add')).toEqual([])
})

it('turns back when the server refuses, and says why', async () => {
  signIn(ana)
  const reason = 'Ya sigues a 500 vendedores. Deja de seguir a alguno para seguir a otro.'
  api.answer({ follows: { add: () => Promise.reject(new Refusal(409, 'follow_limit', reason)) } })
  const { user } = openApp('/seller/2')
  await user.click(await button(free))
  expect(await screen.findByText(reason)).toBeVisible()
  expect(await button(free)).toBeVisible()
})

it('stays turned without a network, also over a restart, and is sent once', async () => {
  signIn(ana)
  const { user } = openApp('/seller/2')
  await button(free)
  await waitFor(() => expect(api.inputsOf('follows.ids')).not.toEqual([]))
  api.goOffline()
  await user.click(await button(free))
  expect(await screen.findByText('En cola')).toBeVisible()
  closeApp()
  api.goOnline()
  openApp('/seller/2')
  expect(await button(following)).toBeVisible()
  await waitFor(() => expect(followed).toEqual([2]))
  expect(api.inputsOf('follows.add')).toHaveLength(1)
})

it('sends of quick taps without a network the last one alone', async () => {
  signIn(ana)
  const { user } = openApp('/seller/2')
  await button(free)
  api.goOffline()
  await user.click(await button(free))
  await user.click(await button(following))
  await button(free)
  await screen.findByText('En cola')
  api.goOnline()
  await waitFor(() => expect(api.inputsOf('follows.remove')).toHaveLength(1))
  expect(api.inputsOf('follows.add')).toEqual([])
})

it('is not there for whom one has blocked', async () => {
  signIn(ana)
  api.answer({ blocks: { state: () => ({ isBlocked: true }) } })
  openApp('/seller/2')
  await screen.findByRole('button', { name: 'Desbloquear a esta persona' })
  expect(screen.queryByRole('button', { name: free })).toBeNull()
})

it('is not there for oneself, who alone is told how many follow', async () => {
  signIn(seller)
  openApp('/seller/2')
  expect(await screen.findByText(/personas te siguen/)).toHaveTextContent(
    '3 personas te siguen. Solo tú ves este número.',
  )
  expect(screen.queryByRole('button', { name: free })).toBeNull()
})
