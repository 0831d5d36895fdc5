// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { expect, it } from 'vitest'
import { api, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

const ended = () => {
  throw new Refusal(400, 'reset_link_invalid', 'Este enlace ha expirado')
}
const first = () => screen.findByLabelText('Nueva contraseña')
const again = () => screen.getByLabelText('Confirmar contraseña')
const submit = () => screen.getByRole('button', { name: 'Restablecer Contraseña' })

it('asks for an address that is one, and sends nothing else', async () => {
  const { user } = openApp('/auth?tab=reset')
  const email = await screen.findByLabelText('Email')
  await user.type(email, 'ana')
  await user.click(screen.getByRole('button', { name: 'Enviar enlace' }))
  await waitFor(() => expect(email).toBeInvalid())
  expect(email).toHaveFocus()
  expect(api.inputsOf('account.forgotPassword')).toEqual([])
})

it('keeps the address without a network, and then shows what the server said', async () => {
  api.answer({ account: { forgotPassword: () => ({ message: 'Si existe, le escribimos.' }) } })
  const { user } = openApp('/auth?tab=reset')
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  api.goOffline()
  await user.click(screen.getByRole('button', { name: 'Enviar enlace' }))
  expect(await screen.findByText(/^No hay conexión/)).toBeVisible()
  api.goOnline()
  await user.click(screen.getByRole('button', { name: 'Enviar enlace' }))
  expect(await screen.findByText('Si existe, le escribimos.')).toBeVisible()
  expect(api.inputsOf('account.forgotPassword')).toEqual([{ email: 'ana@example.com' }])
})

it('takes the focus along to each title, and never drops it to the top of the page', async () => {
  api.answer({ account: { forgotPassword: () => ({ message: 'Si existe, le escribimos.' }) } })
  const { user } = openApp('/auth')
  const title = (name: string) => screen.findByRole('heading', { level: 1, name })
  await user.click(await screen.findByRole('link', { name: '¿Olvidaste tu contraseña?' }))
  await waitFor(async () => expect(await title('¿Olvidaste tu contraseña?')).toHaveFocus())
  await user.type(screen.getByLabelText('Email'), 'ana@example.com{Enter}')
  await waitFor(async () => expect(await title('Revisa tu email')).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Usar otro email' }))
  expect(await title('¿Olvidaste tu contraseña?')).toHaveFocus()
})

it('sends a forgotten username to the address', async () => {
  api.answer({ account: { forgotUsername: () => ({ message: 'Va por correo.' }) } })
  const { user } = openApp('/forgot-username')
  await user.type(await screen.findByLabelText('Email'), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: 'Enviar mi usuario' }))
  expect(await screen.findByRole('heading', { name: 'Revisa tu email' })).toBeVisible()
  expect(api.inputsOf('account.forgotUsername')).toEqual([{ email: 'ana@example.com' }])
})

it('opens no form for a link that has ended, and leads to another', async () => {
  api.answer({ account: { checkResetLink: ended } })
  openApp('/reset-password?token=viejo')
  expect(await screen.findByRole('heading', { name: 'Enlace Inválido' })).toBeVisible()
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull()
  expect(screen.getByRole('link', { name: 'Solicitar un enlace nuevo' })).toHaveAttribute(
    'href',
    '/auth?tab=reset',
  )
})

it('asks again about a link that could not be checked without a network', async () => {
  api.answer({ account: { checkResetLink: () => ({ valid: true }) } })
  api.goOffline()
  const { user } = openApp('/reset-password?token=bueno')
  const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' })
  api.goOnline()
  await user.click(retry)
  expect(await first()).toBeVisible()
})

it('takes the token out of the address, and two passwords that are the same alone', async () => {
  api.answer({
    account: {
      checkResetLink: () => ({ valid: true }),
      resetPassword: () => ({ message: 'Listo' }),
    },
  })
  signIn(makeUser())
  const { user, router } = openApp('/reset-password?token=bueno')
  await user.type(await first(), 'coquí que canta')
  expect(router.state.location.href).toBe('/reset-password')
  await user.type(again(), 'otra cosa')
  await user.click(submit())
  await waitFor(() => expect(again()).toBeInvalid())
  expect(api.inputsOf('account.resetPassword')).toEqual([])
  await user.clear(again())
  await user.type(again(), 'coquí que canta')
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: 'Contraseña restablecida' })).toBeVisible()
  expect(api.inputsOf('account.resetPassword')).toEqual([
    { token: 'bueno', newPassword: 'coquí que canta' },
  ])
  // Its sessions have ended on the server, and so does the one of this browser.
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
})

it('gives the form up when the link was used meanwhile', async () => {
  api.answer({
    account: { checkResetLink: () => ({ valid: true }), resetPassword: ended },
  })
  const { user } = openApp('/reset-password?token=bueno')
  await user.type(await first(), 'coquí que canta')
  await user.type(again(), 'coquí que canta')
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: 'Enlace Inválido' })).toBeVisible()
  await waitFor(() => expect(sessionStorage.getItem('wepa.reset-token')).toBeNull())
})
