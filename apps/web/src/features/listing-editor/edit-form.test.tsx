// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { makeListing } from '@wepa/domain/test/make-listing'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { closeApp, openApp, signIn } from '../../../test/open-app.tsx'
import { deleteDraft, listDrafts } from '../../offline/drafts/drafts.ts'

const ana = makeUser()
const ad = makeListing({ images: [], thumbnails: [] })
let published = ad

beforeEach(async () => {
  for (const { id } of await listDrafts(ana.id)) await deleteDraft(id)
  published = ad
  signIn(ana)
  api.answer({ listings: { get: () => published } })
})

const title = () => screen.findByLabelText('Título')
const price = () => screen.getByLabelText('Precio')
const submit = () => screen.getByRole('button', { name: 'Guardar Cambios' })
type User = ReturnType<typeof openApp>['user']

async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.type(field, text)
}

/** Saves over the version that is published alone, as the server does. */
function takeVersions() {
  api.answer({
    listings: {
      edit: ({ expectedUpdatedAt, title, price }) => {
        if (expectedUpdatedAt !== published.updatedAt) {
          throw new Refusal(409, 'listing_changed', 'El anuncio cambió')
        }
        published = { ...published, title, price }
        return published
      },
    },
  })
}

it('leads the owner of another ad away, and shows none of it', async () => {
  published = { ...ad, userId: 9 }
  const { router } = openApp('/edit-listing/7')
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-listings'))
  expect(screen.queryByLabelText('Título')).toBeNull()
})

it('wants a price, puts the focus there and sends nothing', async () => {
  const { user } = openApp('/edit-listing/7')
  await title()
  await retype(user, price(), '')
  await user.click(submit())
  await waitFor(() => expect(price()).toBeInvalid())
  expect(price()).toHaveFocus()
  expect(api.inputsOf('listings.edit')).toEqual([])
})

it('keeps the changes without a network, also over a reload', async () => {
  const { user } = openApp('/edit-listing/7')
  await retype(user, await title(), 'Nevera casi nueva')
  api.goOffline()
  await user.click(submit())
  expect(await screen.findByText(/^Sin conexión\. Tus cambios están guardados/)).toBeVisible()
  closeApp()
  api.goOnline()
  openApp('/edit-listing/7')
  expect(await title()).toHaveValue('Nevera casi nueva')
})

it('shows both versions of an ad that was edited elsewhere, and saves what was chosen', async () => {
  takeVersions()
  const { user, router } = openApp('/edit-listing/7')
  await retype(user, await title(), 'Nevera mía')
  published = {
    ...ad,
    price: '$300',
    title: 'Nevera de otra',
    updatedAt: '2026-11-02T12:00:00.000Z',
  }
  await user.click(submit())
  const question = await screen.findByRole('heading', { name: /cambió mientras lo editabas/ })
  expect(question).toHaveFocus()
  const titles = screen.getByRole('group', { name: 'Título' })
  expect(within(titles).getByRole('radio', { name: /Nevera mía/ })).toBeChecked()
  const prices = screen.getByRole('group', { name: 'Precio' })
  // Only elsewhere was the price changed.
  expect(within(prices).getByRole('radio', { name: /\$300/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Guardar así' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-listings'))
  expect(published).toMatchObject({ title: 'Nevera mía', price: '$300' })
  expect(await listDrafts(ana.id)).toEqual([])
})

it('goes back from the question with everything as it was typed', async () => {
  takeVersions()
  const { user } = openApp('/edit-listing/7')
  await retype(user, await title(), 'Nevera mía')
  published = { ...ad, title: 'Nevera de otra', updatedAt: '2026-11-02T12:00:00.000Z' }
  await user.click(submit())
  await user.click(await screen.findByRole('button', { name: 'Volver al formulario' }))
  expect(await title()).toHaveValue('Nevera mía')
  expect(published.title).toBe('Nevera de otra')
})

it('asks nothing where the ad was only renewed meanwhile', async () => {
  takeVersions()
  const { user, router } = openApp('/edit-listing/7')
  await retype(user, await title(), 'Nevera mía')
  published = { ...ad, updatedAt: '2026-11-02T12:00:00.000Z' }
  await user.click(submit())
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-listings'))
  expect(published.title).toBe('Nevera mía')
})
