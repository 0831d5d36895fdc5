// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { eventually } from '@wepa/domain/test/eventually'
import { makeUser } from '@wepa/domain/test/make-user'
import { expect, it } from 'vitest'
import { api, gate, Refusal } from '../../../test/fake-api.ts'
import { openApp } from '../../../test/open-app.tsx'

const ana = makeUser()
const name = () => screen.findByRole('textbox', { name: 'Usuario o email' })
const password = () => screen.getByLabelText('Contraseña')
const submit = () => screen.getByRole('button', { name: 'Iniciar Sesión' })

it('names the empty fields, puts the focus into the first and sends nothing', async () => {
  const { user } = openApp('/auth')
  const field = await name()
  await user.click(submit())
  expect(await screen.findByText('Username is required')).toBeVisible()
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(password()).toBeInvalid()
  expect(api.inputsOf('auth.login')).toEqual([])
})

it('keeps what was typed when the server refuses it, and says so', async () => {
  api.answer({
    auth: {
      login: () => {
        throw new Refusal(401, 'invalid_credentials', 'Credenciales inválidas.')
      },
    },
  })
  const { user } = openApp('/auth')
  await user.type(await name(), 'ana')
  await user.type(password(), 'no es esta')
  await user.click(submit())
  expect(await screen.findByText('Credenciales inválidas.')).toBeVisible()
  expect(await name()).toHaveValue('ana')
  expect(password()).toHaveValue('no es esta')
  expect(localStorage.getItem('auth_token')).toBeNull()
})

it('says that there is no connection, and the same words go out when it is back', async () => {
  const { user } = openApp('/auth')
  await user.type(await name(), 'ana')
  await user.type(password(), 'secreto1')
  api.goOffline()
  await user.click(submit())
  expect(await screen.findByText(/^No hay conexión/)).toBeVisible()
  api.answer({ auth: { login: () => ({ token: 'token-1', user: ana }) } })
  api.goOnline()
  await user.click(submit())
  await eventually(() => expect(localStorage.getItem('auth_token')).toBe('token-1'))
  expect(api.inputsOf('auth.login')).toEqual([
    expect.objectContaining({ username: 'ana', password: 'secreto1' }),
  ])
})

it('sends one sign-in for two presses, and leads where the person wanted to go', async () => {
  const granted = gate<{ token: string; user: typeof ana }>()
  api.answer({ auth: { login: () => granted.opened, me: () => ana } })
  const { user, router } = openApp('/auth?redirect=/help')
  await user.type(await name(), 'ana')
  await user.type(password(), 'secreto1{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Entrando…' }))
  granted.open({ token: 'token-1', user: ana })
  expect(await screen.findByRole('heading', { level: 1, name: /ayuda/i })).toBeVisible()
  expect(router.state.location.pathname).toBe('/help')
  expect(api.inputsOf('auth.login')).toHaveLength(1)
})
