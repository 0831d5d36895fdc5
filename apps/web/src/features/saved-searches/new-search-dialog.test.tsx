// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { makeSavedSearch } from '@wepa/domain/test/make-saved-search'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

let kept: SavedSearch[] = []

beforeEach(() => {
  kept = []
  signIn(makeUser())
  api.answer({ savedSearches: { list: () => kept } })
})

async function openDialog() {
  const { user } = openApp('/saved-searches')
  const [open] = await screen.findAllByRole('button', { name: /búsqueda/i })
  if (!open) throw new Error('no button')
  await user.click(open)
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear búsqueda' }))
  const submit = () => user.click(dialog.getByRole('button', { name: 'Guardar búsqueda' }))
  return { user, dialog, submit }
}

it('wants a name and words, and sends nothing without them', async () => {
  const { dialog, submit } = await openDialog()
  await submit()
  await waitFor(() => expect(dialog.getByLabelText('Nombre')).toBeInvalid())
  expect(dialog.getByLabelText('Qué buscas')).toBeInvalid()
  expect(dialog.getByLabelText('Nombre')).toHaveFocus()
  expect(api.inputsOf('savedSearches.pageSave')).toEqual([])
})

it('keeps what was typed when the server refuses it', async () => {
  const message = 'Ya tienes 50 búsquedas guardadas'
  api.answer({
    savedSearches: {
      pageSave: () => {
        throw new Refusal(403, 'saved_search_limit', message)
      },
    },
  })
  const { user, dialog, submit } = await openDialog()
  await user.type(dialog.getByLabelText('Nombre'), 'Para mami')
  await user.type(dialog.getByLabelText('Qué buscas'), 'nevera')
  await submit()
  expect(await dialog.findByText(message)).toBeVisible()
  expect(dialog.getByLabelText('Qué buscas')).toHaveValue('nevera')
})

it('shows the new search in the list once it is kept', async () => {
  api.answer({
    savedSearches: {
      pageSave: ({ name, query }) => {
        const search = makeSavedSearch({ name, query })
        kept = [search]
        const { id, createdAt } = search
        const filters = { category: null, location: null }
        return {
          search: { id, name, query, filters, notificationsEnabled: true, createdAt },
          isNew: true,
        }
      },
    },
  })
  const { user, dialog, submit } = await openDialog()
  await user.type(dialog.getByLabelText('Nombre'), 'Para mami')
  await user.type(dialog.getByLabelText('Qué buscas'), 'nevera')
  await user.type(dialog.getByRole('combobox', { name: /^Municipio/ }), 'Ponce')
  await submit()
  expect(await screen.findByRole('heading', { name: 'Para mami' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.inputsOf('savedSearches.pageSave')).toEqual([
    expect.objectContaining({
      userId: 1,
      name: 'Para mami',
      query: 'nevera',
      filters: expect.objectContaining({ location: 'Ponce' }),
      notificationsEnabled: true,
    }),
  ])
})
