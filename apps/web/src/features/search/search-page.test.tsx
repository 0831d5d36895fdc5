// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { cardOf } from '@wepa/domain/listings/card'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { makeListing } from '@wepa/domain/test/make-listing'
import { makeSavedSearch } from '@wepa/domain/test/make-saved-search'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const reading = { text: '', correctedText: null, place: null, condition: null, excluded: [] }
const ad = (id: number, title: string) => cardOf(makeListing({ id, title }))
const more = 'second-page'

beforeEach(() => {
  api.answer({
    listings: {
      browse: ({ cursor }) => ({
        items: cursor === more ? [ad(2, 'Estufa')] : [ad(1, 'Nevera')],
        total: 2,
        isTotalCapped: false,
        nextCursor: cursor === more ? null : more,
        reading,
      }),
    },
  })
})

const titles = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

it.each([
  [1, ['Kayak rojo'], ['Kayak azul', 'Canoa']],
  [0, [], ['Kayak rojo', 'Kayak azul', 'Canoa']],
])('shows what is alike apart: %i exact', async (exactCount, exact, alike) => {
  api.answer({
    listings: {
      browse: () => ({
        items: [ad(1, 'Kayak rojo'), ad(2, 'Kayak azul'), ad(3, 'Canoa')],
        total: exactCount,
        exactCount,
        isTotalCapped: false,
        nextCursor: null,
        reading,
      }),
    },
  })
  openApp('/search?q=kayak+rojo')
  expect(await screen.findByRole('heading', { name: 'Parecidos a lo que buscas' })).toBeVisible()
  expect(titles(2)).toEqual(expect.arrayContaining([...exact, 'Parecidos a lo que buscas']))
  expect(titles(3)).toEqual(alike)
  if (exactCount > 0)
    expect(await screen.findByText('Debajo ves 2 parecidos.')).toHaveRole('status')
})

it('has no such section where all is exact', async () => {
  openApp('/search?q=nevera')
  expect(await screen.findByText('Nevera')).toBeVisible()
  expect(screen.queryByText('Parecidos a lo que buscas')).toBeNull()
})

const openFilters = async (user: ReturnType<typeof openApp>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Filtros/ }))
  return within(await screen.findByRole('dialog', { name: 'Filtros avanzados' }))
}
const asked = () => api.inputsOf('listings.browse').at(-1)

it('leaves the search alone when the filters are closed without being taken', async () => {
  const { user, router } = openApp('/search?q=nevera')
  const filters = await openFilters(user)
  await user.type(filters.getByLabelText('Mínimo'), '100')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toEqual({ q: 'nevera' })
  expect(screen.getByRole('button', { name: /^Filtros/ })).toHaveFocus()
})

it('stops the keyboard only where something is seen', async () => {
  const { user } = openApp('/search?q=nevera')
  await user.click(await screen.findByRole('searchbox', { name: 'Qué estás buscando?' }))
  const stops = []
  const keep = await screen.findByRole('button', { name: 'Guardar búsqueda' })
  while (document.activeElement !== keep && stops.length < 20) {
    await user.tab()
    stops.push(document.activeElement)
  }
  expect(keep).toHaveFocus()
  expect(stops.filter((stop) => stop?.classList.contains('sr-only'))).toEqual([])
})

it('takes prices as people write them, and shows each filter with its way out', async () => {
  const { user, router } = openApp('/search?q=nevera')
  const filters = await openFilters(user)
  await user.click(filters.getByRole('button', { name: 'Como nuevo' }))
  await user.type(filters.getByLabelText('Máximo'), 'barato')
  await user.type(filters.getByLabelText('Mínimo'), '$1,000{Enter}')
  await waitFor(() =>
    expect(asked()).toMatchObject({ search: 'nevera', minPrice: 1000, condition: 'como_nuevo' }),
  )
  const active = within(screen.getByRole('region', { name: 'Filtros activos' }))
  await user.click(active.getByRole('button', { name: 'Quitar filtro: Desde $1,000' }))
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ q: 'nevera', condition: 'como_nuevo' }),
  )
})

it('asks for ads of businesses or of private people, and keeps that in the saved search', async () => {
  signIn(makeUser())
  api.answer({
    savedSearches: { list: () => [], save: () => ({ search: makeSavedSearch(), isNew: true }) },
  })
  const { user, router } = openApp('/search?q=nevera')
  const filters = await openFilters(user)
  await user.click(filters.getByRole('button', { name: 'Negocios' }))
  await user.click(filters.getAllByRole('button', { name: 'Ver anuncios' })[1] ?? document.body)
  await waitFor(() => expect(asked()).toMatchObject({ search: 'nevera', seller: 'negocio' }))
  expect(screen.getByRole('button', { name: 'Quitar filtro: Negocios' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Guardar búsqueda' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar búsqueda' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar búsqueda' }))
  await waitFor(() =>
    expect(api.inputsOf('savedSearches.save')).toEqual([
      expect.objectContaining({ query: 'nevera', seller: 'negocio' }),
    ]),
  )
  expect(router.state.location.search).toEqual({ q: 'nevera', seller: 'negocio' })
})

it('takes along the words that are typed when a category is chosen', async () => {
  const { user, router } = openApp('/search')
  await user.type(await screen.findByRole('searchbox', { name: 'Qué estás buscando?' }), 'guagua')
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Vehículos')
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ q: 'guagua', category: 'vehiculos' }),
  )
})

it.each([
  ['maya', 'Mayagüez'],
  ['san j', 'San Juan'],
])('takes the best suggestion for a place begun with %s', async (typed, place) => {
  const { user, router } = openApp('/search?q=nevera')
  const field = await screen.findByRole('combobox', { name: 'Municipio o región' })
  await user.type(field, typed)
  expect(await screen.findByRole('option', { name: place })).toBeVisible()
  expect(screen.getByText('1 sugerencia')).toHaveAttribute('aria-live', 'polite')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ q: 'nevera', location: place }),
  )
  expect(field).toHaveFocus()
  expect(screen.queryByRole('option', { name: place })).toBeNull()
})

it('takes a place as it was typed once its suggestions are closed', async () => {
  const { user, router } = openApp('/search')
  const field = await screen.findByRole('combobox', { name: 'Municipio o región' })
  await user.type(field, 'maya')
  await screen.findByRole('option', { name: 'Mayagüez' })
  await user.keyboard('{Escape}{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({ location: 'maya' }))
})

it('searches the whole island when the place is emptied', async () => {
  const { user, router } = openApp('/search?location=Ponce')
  const field = await screen.findByRole('combobox', { name: 'Municipio o región' })
  await user.clear(field)
  await screen.findByRole('option', { name: 'Toda la isla' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

it('keeps what is shown when the next page does not come, and brings it when asked again', async () => {
  const { user } = openApp('/search')
  expect(await screen.findByText('Nevera')).toBeVisible()
  api.goOffline()
  await user.click(screen.getByRole('link', { name: 'Ver más' }))
  expect(await screen.findByText(/^No hay conexión/)).toBeVisible()
  expect(screen.getByText('Nevera')).toBeVisible()
  api.goOnline()
  await user.click(screen.getByRole('link', { name: 'Ver más' }))
  expect(await screen.findByText('Estufa')).toBeVisible()
  expect(screen.getByText('Nevera')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Ver más' })).toBeNull()
})

it('leads a visitor who wants to keep a search to sign in and back to it', async () => {
  const { user, router } = openApp('/search?q=nevera')
  await user.click(await screen.findByRole('button', { name: 'Guardar búsqueda' }))
  await user.click(await screen.findByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(router.state.location.search).toEqual({ redirect: '/search?q=nevera' })
})

async function openSaving(saved: SavedSearch[]) {
  signIn(makeUser())
  api.answer({ savedSearches: { list: () => saved } })
  const { user } = openApp('/search?q=nevera&location=Ponce&minPrice=50')
  await user.click(
    await screen.findByRole('button', { name: /^(Guardar búsqueda|Búsqueda guardada)$/ }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  return { user, dialog, name: dialog.getByLabelText('Nombre') }
}

it('keeps no search without a name', async () => {
  const { user, dialog, name } = await openSaving([])
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Guardar búsqueda' }))
  await waitFor(() => expect(name).toBeInvalid())
  expect(name).toHaveFocus()
  expect(api.inputsOf('savedSearches.save')).toEqual([])
})

it('stays open with the name when the server keeps no more searches', async () => {
  const message = 'Ya tienes 50 búsquedas guardadas'
  api.answer({
    savedSearches: {
      save: () => {
        throw new Refusal(403, 'saved_search_limit', message)
      },
    },
  })
  const { user, dialog, name } = await openSaving([])
  await user.clear(name)
  await user.type(name, 'Para mami')
  await user.click(dialog.getByRole('button', { name: 'Guardar búsqueda' }))
  expect(await dialog.findByText(message)).toBeVisible()
  expect(name).toHaveValue('Para mami')
})

it('keeps the search with its filters, and says on the page that it is kept', async () => {
  const kept = makeSavedSearch({
    query: 'nevera',
    location: 'Ponce',
    minPrice: '50.00',
    categoryId: null,
  })
  api.answer({ savedSearches: { save: () => ({ search: kept, isNew: true }) } })
  const { user, dialog, name } = await openSaving([])
  await user.clear(name)
  await user.type(name, 'Para mami')
  await user.click(dialog.getByRole('switch', { name: /también por email/ }))
  await user.click(dialog.getByRole('button', { name: 'Guardar búsqueda' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Búsqueda guardada' })).toBeVisible()
  expect(api.inputsOf('savedSearches.save')).toEqual([
    expect.objectContaining({
      name: 'Para mami',
      query: 'nevera',
      location: 'Ponce',
      minPrice: 50,
      emailAlerts: false,
    }),
  ])
})
