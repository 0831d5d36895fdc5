// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { cardOf } from '@wepa/domain/listings/card'
import { makeListing } from '@wepa/domain/test/make-listing'
import { makeSavedSearch } from '@wepa/domain/test/make-saved-search'
import { makeUser } from '@wepa/domain/test/make-user'
import { expect, it, vi } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { closeApp, openApp, signIn } from '../../../test/open-app.tsx'
import { beginWelcome, endWelcome } from '../../blocks/account/welcome.ts'
import { justPublished } from '../../blocks/publishing/just-published.ts'

const section = (name: string) => screen.findByRole('region', { name })

const card = (id: number, title: string) => cardOf(makeListing({ id, title }))

function answerAds() {
  api.answer({
    listings: {
      browse: ({ placement }) => ({
        items: placement ? [] : [cardOf(makeListing())],
        total: 1,
        isTotalCapped: false,
        nextCursor: null,
        reading: { text: '', correctedText: null, place: null, condition: null, excluded: [] },
      }),
    },
  })
}

it('says in each row that its ads did not come, and brings both on one press', async () => {
  api.answer({
    listings: {
      browse: () => {
        throw new Refusal(503, 'unavailable', 'Demasiado trabajo')
      },
    },
  })
  const { user } = openApp('/')
  const newest = within(await section('Recién Agregados'))
  const all = within(await section('Wepa! Lo nuevo en la isla'))
  expect(await newest.findByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  const retry = await all.findByRole('button', { name: 'Intentar de nuevo' })
  // The words of the specification are English: a screen reader must read them so.
  expect(all.getByText('Failed to fetch recent listings')).toHaveAttribute('lang', 'en')
  answerAds()
  await user.click(retry)
  expect(await all.findByRole('link', { name: /Nevera Whirlpool/ })).toBeVisible()
  expect(await newest.findByRole('link', { name: /Nevera Whirlpool/ })).toBeVisible()
})

it('invites to publish where the market is empty', async () => {
  answerAds()
  api.answer({
    listings: {
      browse: () => ({
        items: [],
        total: 0,
        isTotalCapped: false,
        nextCursor: null,
        reading: { text: '', correctedText: null, place: null, condition: null, excluded: [] },
      }),
    },
  })
  openApp('/')
  expect(await screen.findByRole('heading', { name: 'Todavía no hay anuncios' })).toBeVisible()
})

const hint = 'Lleva Wepa en tu pantalla de inicio'
const prompt = vi.fn(async () => {})

/** What Chromium tells a page that can be installed. */
function offerInstall(): Event {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  act(() => {
    window.dispatchEvent(Object.assign(offer, { prompt }))
  })
  return offer
}

it('installs by the browser’s own question where it has one, asked once', async () => {
  answerAds()
  const { user } = openApp('/')
  const how = within(await section(hint))
  expect(how.queryByRole('button', { name: 'Instalar Wepa' })).toBeNull()
  expect(offerInstall().defaultPrevented).toBe(true)
  await user.click(await how.findByRole('button', { name: 'Instalar Wepa' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(how.queryByRole('button', { name: 'Instalar Wepa' })).toBeNull()
})

it('does not come back once put away, nor where the app is installed', async () => {
  answerAds()
  const { user } = openApp('/')
  await user.click(within(await section(hint)).getByRole('button', { name: 'No mostrar más' }))
  expect(screen.queryByRole('region', { name: hint })).toBeNull()
  offerInstall()
  closeApp()
  openApp('/')
  await section('Recién Agregados')
  await waitFor(() => expect(screen.queryByRole('region', { name: hint })).toBeNull())
})

it('knows a member: their town, and what they look for', async () => {
  const ana = makeUser({ location: 'Ponce, Sur' })
  signIn(ana)
  answerAds()
  api.answer({
    savedSearches: {
      list: () => [
        makeSavedSearch({ id: 1, name: 'Guitarras' }),
        makeSavedSearch({ id: 2, name: 'Neveras en Ponce' }),
      ],
      newAds: () => [{ id: 2, count: 3 }],
    },
    users: { lastSeen: () => [card(21, 'Bicicleta Trek'), card(22, 'Mesa de caoba')] },
  })
  openApp('/')
  const seen = within(await section('Lo último que viste'))
  expect(seen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Bicicleta Trek',
    'Mesa de caoba',
  ])
  expect(seen.getByRole('link', { name: /Ver todos/ })).toHaveAttribute('href', '/recently-viewed')
  const town = within(await section('Lo nuevo en Ponce'))
  expect(await town.findByRole('link', { name: /Nevera Whirlpool/ })).toBeVisible()
  expect(api.inputsOf('listings.browse')).toContainEqual(
    expect.objectContaining({ location: 'Ponce, Sur', sort: 'newest' }),
  )
  const searches = within(await section('Tus búsquedas'))
  // What has something new comes first.
  await waitFor(() =>
    expect(searches.getAllByRole('link').map((one) => one.textContent)).toEqual([
      'Neveras en Ponce3 nuevos',
      'Guitarras',
      'Ver todas',
    ]),
  )
})

it('shows a new member the ad they have just published before it asks them anything', async () => {
  const ana = makeUser({ location: null })
  signIn(ana)
  beginWelcome(ana.id)
  answerAds()
  openApp('/')
  const welcome = await section('¿De qué pueblo eres?')
  act(() => justPublished.set(makeListing({ title: 'Mesa de caoba' })))
  const published = await section('Anuncio publicado')
  expect(published.compareDocumentPosition(welcome)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() =>
    expect(within(published).getByRole('heading', { name: 'Anuncio publicado' })).toHaveFocus(),
  )
  endWelcome()
})

it('asks a visitor for nothing of their own', async () => {
  answerAds()
  openApp('/')
  await section('Wepa! Lo nuevo en la isla')
  expect(api.inputsOf('savedSearches.list')).toEqual([])
  expect(screen.queryByRole('region', { name: 'Tus búsquedas' })).toBeNull()
})
