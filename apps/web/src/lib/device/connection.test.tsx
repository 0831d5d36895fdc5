// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

beforeEach(() => signIn(makeUser()))

const strip = () => screen.queryByText(/^Sin conexión/)
const password = () => screen.findByLabelText('Contraseña actual')

it('takes a server in trouble for no missing network', async () => {
  api.answer({
    account: {
      preferences: () => {
        throw new Refusal(500, 'internal', 'broken')
      },
    },
  })
  openApp('/settings?tab=notifications')
  expect(await screen.findByText('No se pudieron cargar tus preferencias')).toBeVisible()
  expect(strip()).toBeNull()
})

it('says so when the browser has no network, and asks anew what is on the screen with it', async () => {
  openApp('/settings')
  await password()
  act(() => api.goOffline())
  expect(await screen.findByText(/^Sin conexión/)).toBeVisible()
  const before = api.inputsOf('auth.me').length
  act(() => api.goOnline())
  await waitFor(() => expect(strip()).toBeNull())
  await waitFor(() => expect(api.inputsOf('auth.me').length).toBe(before + 1))
})

it('finds out by itself that nobody answers, and that somebody does again', async () => {
  const { user } = openApp('/settings')
  const field = await password()
  api.cut()
  await user.type(field, 'la de antes')
  await user.type(screen.getByLabelText('Contraseña nueva'), 'coquí que canta')
  await user.type(screen.getByLabelText('Confirmar contraseña nueva'), 'coquí que canta')
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
  expect(await screen.findByText(/^Sin conexión/)).toBeVisible()
  api.goOnline()
  await waitFor(() => expect(strip()).toBeNull())
  expect(field).toHaveValue('la de antes')
})
