// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const pages = [
  ['/featured-upgrade/7', 'Inicia sesión requerida', 'Anuncio no encontrado'],
  ['/edit-listing/7', 'Inicia sesión requerida', 'Anuncio No Encontrado'],
  ['/rate/7', 'Inicia sesión para calificar', 'No encontramos esa venta'],
] as const

it.each(pages)('%s asks a visitor to sign in, and to come back', async (path, title) => {
  openApp(path)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  const links = screen.getAllByRole('link', { name: 'Iniciar Sesión' })
  const addresses = links.map((link) => link.getAttribute('href'))
  expect(addresses).toContain(`/auth?redirect=${encodeURIComponent(path)}`)
})

it.each(pages)('%s says that there is no such record', async (path, _title, missing) => {
  signIn(makeUser())
  answerThatThereIsNone()
  openApp(path)
  expect(await screen.findByRole('heading', { name: missing })).toBeVisible()
})

it.each(pages)('%s asks again on a press when no answer came', async (path, _title, missing) => {
  signIn(makeUser())
  api.goOffline()
  const { user } = openApp(path)
  expect(await screen.findByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  answerThatThereIsNone()
  api.goOnline()
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByRole('heading', { name: missing })).toBeVisible()
})

function answerThatThereIsNone(): void {
  const refuse = () => {
    throw new Refusal(404, 'not_found', 'No encontrado')
  }
  api.answer({
    listings: { get: refuse },
    subscriptions: { status: refuse },
    ratings: { invitation: refuse },
  })
}
