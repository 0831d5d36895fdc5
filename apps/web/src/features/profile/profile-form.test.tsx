// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const ana = makeUser({ bio: 'Vendo lo que no uso' })

beforeEach(() => signIn(ana))

const name = () => screen.findByLabelText('Nombre completo')
const email = () => screen.getByLabelText('Email')
const submit = () => screen.getByRole('button', { name: 'Guardar perfil' })

it('shows a visitor no form', async () => {
  localStorage.clear()
  openApp('/profile')
  expect(await screen.findByRole('link', { name: 'Ya tengo cuenta' })).toBeVisible()
  expect(screen.queryByLabelText('Nombre completo')).toBeNull()
})

it('marks what cannot be, and sends nothing', async () => {
  const { user } = openApp('/profile')
  await user.clear(await name())
  await user.click(submit())
  await waitFor(async () => expect(await name()).toBeInvalid())
  expect(await name()).toHaveFocus()
  expect(api.inputsOf('users.update')).toEqual([])
})

it('asks for the password where the email changes, and says at its field that it is missing', async () => {
  const message = 'Escribe tu contraseña actual'
  api.answer({
    users: {
      update: () => {
        throw new Refusal(400, 'password_required', message, [{ path: 'currentPassword', message }])
      },
    },
  })
  const { user } = openApp('/profile')
  await name()
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull()
  await user.clear(email())
  await user.type(email(), 'ana@correo.example')
  await user.click(submit())
  const password = screen.getByLabelText('Contraseña actual')
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(expect.stringContaining(message)),
  )
  expect(password).toHaveFocus()
  expect(email()).toHaveValue('ana@correo.example')
  expect(localStorage.getItem('wepa.user')).toContain('ana@example.com')
})

it('takes the focus from the password to the email once it is saved', async () => {
  api.answer({ users: { update: ({ email: saved = '' }) => ({ ...ana, email: saved }) } })
  const { user } = openApp('/profile')
  await name()
  await user.clear(email())
  await user.type(email(), 'ana@correo.example')
  await user.type(screen.getByLabelText('Contraseña actual'), 'coquí que canta{Enter}')
  await waitFor(() => expect(screen.queryByLabelText('Contraseña actual')).toBeNull())
  expect(email()).toHaveFocus()
})

it('sends what was changed alone, and the whole page knows the new name', async () => {
  api.answer({ users: { update: ({ fullName = '' }) => ({ ...ana, fullName }) } })
  const { user } = openApp('/profile')
  await user.clear(await name())
  await user.type(await name(), 'Ana R. Vega')
  await user.click(submit())
  await waitFor(() => expect(localStorage.getItem('wepa.user')).toContain('Ana R. Vega'))
  expect(api.inputsOf('users.update')).toEqual([{ id: ana.id, fullName: 'Ana R. Vega' }])
  expect(await screen.findByRole('heading', { name: 'Ana R. Vega' })).toBeVisible()
})

it('keeps what was typed while one looks at another tab of the profile', async () => {
  const { user } = openApp('/profile')
  await user.type(await name(), ' Vega')
  await user.click(screen.getByRole('tab', { name: 'Verificación' }))
  await user.click(screen.getByRole('tab', { name: 'Perfil' }))
  expect(await name()).toHaveValue('Ana Rivera Vega')
})

it('holds the form over a session that ends, and asks to sign in again', async () => {
  api.answer({
    users: {
      update: () => {
        throw new Refusal(401, 'invalid_token', 'Invalid token')
      },
    },
  })
  const { user } = openApp('/profile')
  await user.type(await name(), ' Vega')
  await user.click(submit())
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
  expect(await name()).toHaveValue('Ana Rivera Vega')
  expect(await screen.findByText(/[Tt]u sesión terminó/)).toBeVisible()
})
