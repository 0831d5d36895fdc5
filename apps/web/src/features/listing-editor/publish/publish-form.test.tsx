// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type { PublishInput } from '@wepa/domain/listings/input'
import { makeListing } from '@wepa/domain/test/make-listing'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../../test/fake-api.ts'
import { closeApp, openApp, signIn } from '../../../../test/open-app.tsx'
import { deleteDraft, listDrafts } from '../../../offline/drafts/drafts.ts'
import { discard } from '../../../offline/outbox/outbox.ts'
import { listQueued } from '../../../offline/outbox/queue.ts'

const ana = makeUser({ location: 'Ponce, Sur', phone: '(787) 555-0123' })
let published = 0

beforeEach(async () => {
  for (const { id } of await listQueued()) await discard(id)
  for (const { id } of await listDrafts(ana.id)) await deleteDraft(id)
  signIn(ana)
  published = 0
  api.answer({ users: { sellerStats: () => stats(published) } })
})

const title = () => screen.findByLabelText('Título')
const description = () => screen.getByLabelText('Descripción')
const submit = () => screen.getByRole('button', { name: 'Publicar' })
type User = ReturnType<typeof openApp>['user']

async function fill(user: User) {
  await user.type(await title(), 'Nevera LG')
  await user.type(description(), 'Enfría bien')
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Hogar y Jardín')
}

it('asks a visitor in, and shows no form', async () => {
  localStorage.clear()
  openApp('/post-ad')
  expect(await screen.findByRole('heading', { name: 'Inicia sesión para publicar' })).toBeVisible()
  expect(screen.queryByLabelText('Título')).toBeNull()
})

it('marks what is missing, keeps what is there and sends nothing', async () => {
  const { user } = openApp('/post-ad')
  await user.type(await title(), 'Nevera LG')
  await user.click(submit())
  await waitFor(() => expect(description()).toBeInvalid())
  const category = screen.getByLabelText('Categoría')
  expect(category).toBeInvalid()
  expect(category).toHaveFocus()
  expect(await title()).toBeValid()
  expect(await title()).toHaveValue('Nevera LG')
  expect(api.inputsOf('listings.publish')).toEqual([])
  await user.selectOptions(category, 'Hogar y Jardín')
  await waitFor(() => expect(category).toBeValid())
})

it('says what the server refuses at its field, and puts the focus there', async () => {
  const message = 'Este título no se permite'
  api.answer({
    listings: {
      publish: () => {
        throw new Refusal(400, 'validation', message, [{ path: 'title', message }])
      },
    },
  })
  const { user } = openApp('/post-ad')
  await fill(user)
  await user.click(submit())
  const field = await title()
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('Nevera LG')
  expect(description()).toHaveValue('Enfría bien')
})

it('says before anything is written that the plan is full', async () => {
  published = 5
  openApp('/post-ad')
  expect(await screen.findByText(/ya\s+tienes 5/)).toBeVisible()
  expect(await title()).toBeEnabled()
})

it('keeps what was typed when the plan takes no further ad', async () => {
  const message = 'Llegaste al límite de tu plan'
  api.answer({
    listings: {
      publish: () => {
        throw new Refusal(403, 'listing_limit', message)
      },
    },
  })
  const { user } = openApp('/post-ad')
  await fill(user)
  await user.click(submit())
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver mis anuncios' })).toHaveAttribute('target', '_blank')
  expect(await title()).toHaveValue('Nevera LG')
})

it('sends one ad for two presses, with what is known of the person', async () => {
  api.answer({ listings: { publish: () => makeListing() } })
  const { user, router } = openApp('/post-ad')
  await fill(user)
  await user.dblClick(submit())
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(api.inputsOf('listings.publish')).toEqual([
    expect.objectContaining({
      title: 'Nevera LG',
      description: 'Enfría bien',
      categoryId: 8,
      location: 'Ponce, Sur',
      contactEmail: 'ana@example.com',
      contactPhone: '+17875550123',
    }),
  ])
  expect(await listDrafts(ana.id)).toEqual([])
})

it('brings back what was typed before the page was closed, until one starts anew', async () => {
  const first = openApp('/post-ad')
  await first.user.type(await title(), 'Nevera LG')
  await waitFor(async () => expect(await listDrafts(ana.id)).toHaveLength(1))
  closeApp()
  const { user } = openApp('/post-ad')
  expect(await title()).toHaveValue('Nevera LG')
  expect(screen.getByText('Sigues donde lo dejaste')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
  await waitFor(async () => expect(await title()).toHaveValue(''))
})

it('queues the ad without a network, and sends it once when it is back', async () => {
  api.answer({ listings: { publish: asSent } })
  const { user } = openApp('/post-ad')
  await fill(user)
  api.goOffline()
  await user.click(submit())
  const heading = await screen.findByRole('heading', { name: '«Nevera LG» está en cola' })
  expect(heading).toHaveFocus()
  expect(api.inputsOf('listings.publish')).toEqual([])
  api.goOnline()
  expect(await screen.findByRole('heading', { name: '«Nevera LG» se publicó' })).toBeVisible()
  expect(api.callsTo('listings.publish')).toMatchObject([
    { input: { title: 'Nevera LG' }, token: 'token-1' },
  ])
})

/** The ad as the form below sends it. */
function asSent({ title, description, categoryId, contactPhone = null }: PublishInput) {
  const { location, email: contactEmail } = ana
  const rest = { price: null, images: [], location, contactEmail, contactPhone }
  return makeListing({ title, description, categoryId, ...rest })
}

function stats(count: number) {
  const none = { inactive: 0, views: 0, clicks: 0, messages: 0, conversion: '0%', ctr: '0%' }
  return { ...none, total: count, active: count, published: count }
}
