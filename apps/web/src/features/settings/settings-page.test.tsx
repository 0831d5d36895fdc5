// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import type { SecondFactorState } from '@wepa/domain/people/second-factor'
import { makeUser } from '@wepa/domain/test/make-user'
import { expect, it } from 'vitest'
import { api, gate, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'

function open(tab: string) {
  signIn(makeUser())
  return openApp(`/settings?tab=${tab}`)
}

async function typePasswords(user: ReturnType<typeof open>['user'], confirmed: string) {
  await user.type(await screen.findByLabelText('Contraseña actual'), 'la de antes')
  await user.type(screen.getByLabelText('Contraseña nueva'), 'coquí que canta')
  await user.type(screen.getByLabelText('Confirmar contraseña nueva'), confirmed)
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
}

it('shows no settings to a visitor', async () => {
  openApp('/settings')
  expect(await screen.findByRole('heading', { name: 'Acceso Denegado' })).toBeVisible()
})

it('sends no password that was confirmed otherwise', async () => {
  const { user } = open('security')
  await typePasswords(user, 'otra cosa')
  const confirmation = screen.getByLabelText('Confirmar contraseña nueva')
  await waitFor(() => expect(confirmation).toBeInvalid())
  expect(confirmation).toHaveFocus()
  expect(api.inputsOf('account.changePassword')).toEqual([])
})

it('says at its field that the current password is another one, and keeps the rest', async () => {
  const message = 'No es tu contraseña'
  api.answer({
    account: {
      changePassword: () => {
        throw new Refusal(400, 'validation', message, [{ path: 'currentPassword', message }])
      },
    },
  })
  const { user } = open('security')
  await typePasswords(user, 'coquí que canta')
  const current = screen.getByLabelText('Contraseña actual')
  await waitFor(() => expect(current).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(current).toHaveFocus()
  expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('coquí que canta')
})

it('empties the form after the change, so that it cannot be sent twice', async () => {
  api.answer({ account: { changePassword: () => ({ message: 'Hecho' }) } })
  const { user } = open('security')
  await typePasswords(user, 'coquí que canta')
  await waitFor(() => expect(screen.getByLabelText('Contraseña nueva')).toHaveValue(''))
  expect(screen.getByLabelText('Contraseña actual')).toHaveValue('')
  expect(api.inputsOf('account.changePassword')).toHaveLength(1)
})

it('keeps the focus in the second factor when its codes are put away, or one thinks again', async () => {
  const off = { isAvailable: true, since: null, recoveryCodesLeft: 0 }
  let state: SecondFactorState = off
  api.answer({
    secondFactor: {
      state: () => state,
      begin: () => ({ secret: 'A'.repeat(32), uri: 'otpauth://totp/Wepa' }),
      confirm: () => {
        state = { ...off, since: '2026-11-25T02:39:00.000Z', recoveryCodesLeft: 10 }
        return { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] }
      },
    },
  })
  const { user } = open('security')
  const start = () => screen.findByRole('button', { name: 'Activar con una app' })
  // Whoever only opens the settings is not taken anywhere.
  expect(await start()).not.toHaveFocus()
  await user.click(await start())
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(await start()).toHaveFocus()
  await user.click(await start())
  await user.type(screen.getByLabelText('Confirma con tu contraseña'), 'la de antes{Enter}')
  const code = await screen.findByLabelText('Código de 6 dígitos de la app')
  // What is to be done first has the focus, a moment after it has come.
  await waitFor(() => expect(screen.getByText(/^Escanea este código/)).toHaveFocus())
  await user.type(code, '123456{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Ya los guardé' }))
  const said = await screen.findByText(/Activada/)
  // 'p. m..' is no end of a sentence.
  expect(said.parentElement).toHaveTextContent(
    /^Activada desde el 24 de noviembre de 2026\. Te quedan 10 códigos de recuperación\.$/,
  )
  expect(said.parentElement).toHaveFocus()
})

it('turns a switch back when the server did not hear of it', async () => {
  const kept = {
    emailNotifications: true,
    pushNotifications: false,
    weeklySummary: true,
    priceDrops: true,
    followedAds: true,
  }
  const saving = gate<typeof kept>()
  api.answer({ account: { preferences: () => kept, setPreferences: () => saving.opened } })
  const { user } = open('notifications')
  const email = await screen.findByRole('switch', { name: /^Correo electrónico/ })
  await user.click(email)
  expect(email).not.toBeChecked()
  api.cut()
  saving.open(kept)
  expect(await screen.findByText('No se pudieron guardar tus preferencias')).toBeVisible()
  api.goOnline()
  await waitFor(() => expect(email).toBeChecked())
})

it('deletes no account without its password, nor with a wrong one', async () => {
  const message = 'La contraseña no es correcta'
  api.answer({
    account: {
      delete: () => {
        throw new Refusal(400, 'validation', message, [{ path: 'password', message }])
      },
    },
  })
  const { user, router } = open('account')
  await user.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }))
  const password = screen.getByLabelText('Confirma con tu contraseña')
  expect(password).toHaveFocus()
  const confirm = screen.getByRole('button', { name: 'Sí, eliminar para siempre' })
  await user.click(confirm)
  await waitFor(() => expect(password).toBeInvalid())
  expect(api.inputsOf('account.delete')).toEqual([])
  await user.type(password, 'adivinada')
  await user.click(confirm)
  await waitFor(() => expect(password).toHaveAccessibleDescription(message))
  expect(localStorage.getItem('auth_token')).toBe('token-1')
  expect(router.state.location.pathname).toBe('/settings')
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(screen.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeVisible()
})

it('leaves nobody signed in after the account is gone', async () => {
  api.answer({ account: { delete: () => ({ success: true }) } })
  const { user, router } = open('account')
  await user.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }))
  await user.type(screen.getByLabelText('Confirma con tu contraseña'), 'la de antes')
  await user.click(screen.getByRole('button', { name: 'Sí, eliminar para siempre' }))
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
  expect(router.state.location.pathname).toBe('/')
  expect(api.inputsOf('account.delete')).toEqual([{ password: 'la de antes' }])
})
