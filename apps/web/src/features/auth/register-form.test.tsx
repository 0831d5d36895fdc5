// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp } from '../../../test/open-app.tsx'

async function openFilled() {
  const app = openApp('/auth?tab=register')
  await app.user.type(await screen.findByLabelText('Nombre completo'), 'Ana Rivera')
  await app.user.type(screen.getByLabelText('Usuario'), 'ana')
  await app.user.type(screen.getByLabelText('Email'), 'ana@example.com')
  await app.user.type(screen.getByLabelText('Contraseña'), 'coquí que canta')
  return app
}
const submit = () => screen.getByRole('button', { name: 'Crear Cuenta' })

it('marks every field that is wanted, puts the focus into the first and sends nothing', async () => {
  const { user } = openApp('/auth?tab=register')
  const name = await screen.findByLabelText('Nombre completo')
  await user.click(submit())
  await waitFor(() => expect(name).toBeInvalid())
  for (const label of ['Usuario', 'Email', 'Contraseña']) {
    expect(screen.getByLabelText(label), label).toBeInvalid()
  }
  expect(screen.getByLabelText('Teléfono (opcional)')).toBeValid()
  expect(name).toHaveFocus()
  expect(api.inputsOf('auth.register')).toEqual([])
})

it('says in Spanish what is wanted, to who is new here', async () => {
  const { user } = openApp('/auth?tab=register')
  await user.type(await screen.findByLabelText('Usuario'), 'ana rivera')
  await user.type(screen.getByLabelText('Email'), 'ana')
  await user.click(submit())
  const told = (label: string) => screen.getByLabelText(label)
  await waitFor(() =>
    expect(told('Nombre completo')).toHaveAccessibleDescription('Escribe tu nombre completo'),
  )
  expect(told('Usuario')).toHaveAccessibleDescription(
    expect.stringContaining('Usa solo letras, números, guiones y guiones bajos'),
  )
  expect(told('Email')).toHaveAccessibleDescription(/^Escribe un email válido/)
  await user.clear(told('Usuario'))
  await user.type(told('Usuario'), 'a')
  await waitFor(() =>
    expect(told('Usuario')).toHaveAccessibleDescription(/necesita al menos 3 caracteres/),
  )
  expect(document.querySelector('main [lang=en]')).toBeNull()
})

it('says at its field that a username is taken, and keeps everything else', async () => {
  const taken = 'Ese usuario ya existe'
  api.answer({
    auth: {
      register: () => {
        throw new Refusal(409, 'username_taken', taken, [{ path: 'username', message: taken }])
      },
    },
  })
  const { user } = await openFilled()
  await user.click(submit())
  const username = screen.getByLabelText('Usuario')
  await waitFor(() => expect(username).toHaveAccessibleDescription(expect.stringContaining(taken)))
  await waitFor(() => expect(username).toHaveFocus())
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
  expect(screen.getByLabelText('Contraseña')).toHaveValue('coquí que canta')
})

it('warns of a password that many people have, and takes it all the same', async () => {
  const user = makeUser()
  api.answer({ auth: { register: () => ({ token: 'token-1', user }), me: () => user } })
  const app = await openFilled()
  const password = screen.getByLabelText('Contraseña')
  await app.user.clear(password)
  await app.user.type(password, '123456')
  expect(await screen.findByText(/de las más usadas/)).toBeVisible()
  await app.user.click(submit())
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'))
  expect(api.inputsOf('auth.register')).toEqual([
    expect.objectContaining({ username: 'ana', fullName: 'Ana Rivera', password: '123456' }),
  ])
  expect(localStorage.getItem('auth_token')).toBe('token-1')
})

it('says so where the server forgot the token, and signs nobody in', async () => {
  api.answer({ auth: { register: () => ({ token: '', user: makeUser() }) } })
  const { user } = await openFilled()
  await user.click(submit())
  expect(await screen.findByText('No token received')).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBeNull()
})
