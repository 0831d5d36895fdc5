// @vitest-environment jsdom
// An ad that is opened from a list: what its card knows stands there before the server has answered.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { cardOf } from '@wepa/domain/listings/card'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { makeListing } from '@wepa/domain/test/make-listing'
import { beforeEach, expect, it, vi } from 'vitest'
import { api, gate, Refusal } from '../../../test/fake-api.ts'
import { closeApp, openApp } from '../../../test/open-app.tsx'

const images = ['/uploads/1111111111111111.webp', '/uploads/2222222222222222.webp']
let ad = makeListing({ images, views: 12, description: 'Casi nueva.\nSe puede probar.' })

// Each test has an ad of its own: the browser keeps what was read.
beforeEach(() => {
  ad = { ...ad, id: ad.id + 1 }
})

/** Opens the list in which the ad stands. */
async function openList(get: () => ListingDetail | Promise<ListingDetail>) {
  const reading = { text: '', correctedText: null, place: null, condition: null, excluded: [] }
  const page = { items: [cardOf(ad)], total: 1, isTotalCapped: false, nextCursor: null, reading }
  api.answer({ listings: { browse: () => page, get } })
  const { user } = openApp('/search')
  return { user, link: await screen.findByRole('link', { name: ad.title }) }
}

async function pressAd(get: () => ListingDetail | Promise<ListingDetail>) {
  const { user, link } = await openList(get)
  await user.click(link)
}

const heading = () => screen.findByRole('heading', { level: 1, name: ad.title })

it('shows what its card knew at once, and claims nothing more', async () => {
  await pressAd(() => gate<ListingDetail>().opened)
  expect(await heading()).toHaveFocus()
  await waitFor(() => expect(document.title).toMatch(/^Nevera Whirlpool, \$350 en Ponce/))
  const shown = within(screen.getByRole('main'))
  expect(shown.getByRole('article')).toHaveAttribute('aria-busy', 'true')
  expect(shown.getByText('$350')).toBeVisible()
  expect(shown.getByText(/^Casi nueva/)).toBeVisible()
  expect(shown.getByRole('button', { name: 'Ampliar foto 1' })).toBeEnabled()
  expect(shown.getByRole('img', { name: 'Foto 1: Nevera Whirlpool' })).toBeVisible()
  expect(shown.queryByText(/vistas/)).toBeNull()
  expect(shown.queryByRole('button', { name: /Contactar|Llamar/ })).toBeNull()
})

it('fills in the rest, and leaves the focus and the picture where they are', async () => {
  const answer = gate<ListingDetail>()
  await pressAd(() => answer.opened)
  const before = await heading()
  const picture = screen.getByRole('img', { name: /^Foto 1/ })
  answer.open(ad)
  expect((await screen.findAllByRole('button', { name: 'Contactar' })).length).toBeGreaterThan(0)
  expect(await heading()).toBe(before)
  expect(before).toHaveFocus()
  expect(screen.getByRole('img', { name: 'Foto 1 de 2: Nevera Whirlpool' })).toBe(picture)
  expect(screen.getByText('12 vistas')).toBeVisible()
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false')
})

it('says that the ad is gone when it is', async () => {
  const answer = gate<ListingDetail>()
  const gone = new Refusal(404, 'listing_not_found', 'No existe')
  await pressAd(() => answer.opened.then(() => Promise.reject(gone)))
  await heading()
  answer.open(ad)
  expect(await screen.findByRole('heading', { name: 'Anuncio no encontrado' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Anuncio no encontrado | Wepa'))
})

it('says that the network is gone, and shows the ad when it is back', async () => {
  // React and the router name the error that the screen shows.
  for (const word of ['error', 'warn'] as const) vi.spyOn(console, word).mockReturnValue()
  const answer = gate<ListingDetail>()
  await pressAd(() => answer.opened)
  await heading()
  api.cut()
  answer.open(ad)
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  expect(screen.queryByRole('heading', { name: ad.title })).toBeNull()
  api.goOnline()
  again.click()
  expect((await screen.findAllByRole('button', { name: 'Contactar' })).length).toBeGreaterThan(0)
})

it('is asked for when a finger is on it, but not for somebody who saves data', async () => {
  const { link } = await openList(() => ad)
  fireEvent.touchStart(link)
  await waitFor(() => expect(api.inputsOf('listings.get')).toEqual([{ id: ad.id }]))
  closeApp()
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  const saving = await openList(() => ad)
  fireEvent.touchStart(saving.link)
  await saving.user.click(screen.getByRole('button', { name: /^Filtros/ }))
  await screen.findByRole('dialog', { name: 'Filtros avanzados' })
  expect(api.inputsOf('listings.get')).toHaveLength(1)
})
