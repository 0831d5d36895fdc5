// Who has a passkey or a second factor proves again who they are before what matters. The server asks once a session
// is ten minutes old; here its first answer is given for it.
import { expect, type Page, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { barriers, expectFits } from '../support/barriers.ts'
import { addAuthenticator } from '../support/passkeys.ts'
import { makeMember, signIn } from '../support/people.ts'
import { turnOn } from '../support/second-factor.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirma que eres tú' })

/** The next call to `path` is answered as in an old session. */
async function wantProof(page: Page, path: string) {
  const message = 'Confirma que eres tú para continuar.'
  const error = {
    message,
    code: -32600,
    data: { code: 'proof_required', issues: [], httpStatus: 403 },
  }
  await page.route(
    new RegExp(`/trpc/${path.replace('.', '\\.')}`),
    (route) => route.fulfill({ status: 403, json: [{ error }] }),
    { times: 1 },
  )
}

test('deleting takes the app’s code; the password that was just typed is not asked for again', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const app = await turnOn(request, member)
  await enterAs(page, member)
  await page.goto('/settings?tab=account')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const password = page.getByLabel('Confirma con tu contraseña')
  await password.fill(member.password)
  const remove = page.getByRole('button', { name: 'Sí, eliminar para siempre' })

  await wantProof(page, 'account.delete')
  await remove.click()
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText('Confirma que eres tú para continuar.')).toBeVisible()
  await expect(password).toHaveValue(member.password)

  await wantProof(page, 'account.delete')
  await remove.click()
  const code = dialogOf(page).getByLabel('Código de tu app')
  await expect(code).toBeFocused()
  await expect(dialogOf(page).getByLabel('Confirma con tu contraseña')).toBeHidden()
  await code.fill('12345x')
  await dialogOf(page).getByRole('button', { name: 'Confirmar' }).click()
  await expect(code).toHaveAccessibleDescription(/no es correcto/)
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
  await code.fill(app(1))
  await dialogOf(page).getByRole('button', { name: 'Confirmar' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Cuenta eliminada').first()).toBeVisible()
})

test('another email takes the passkey; locked, or closed with Back, nothing changes and nothing typed is lost', async ({
  page,
  request,
}) => {
  const authenticator = await addAuthenticator(page)
  const member = await makeMember(request)
  await signIn(page, member, '/settings')
  await page.getByRole('button', { name: 'Añadir llave de acceso' }).click()
  await page.getByLabel('Confirma con tu contraseña').fill(member.password)
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByText('Sin usar todavía')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Perfil' }).click()
  const email = page.getByLabel('Email', { exact: true })
  await email.fill(`n${member.email}`)
  const save = page.getByRole('tabpanel').getByRole('button', { name: 'Guardar perfil' })
  await wantProof(page, 'users.update')
  await save.click()
  const proof = dialogOf(page).getByRole('button', { name: 'Usar llave de acceso' })
  await authenticator.setUnlocked(false)
  await proof.click()
  await expect(dialogOf(page).getByText(/^No se completó/)).toBeVisible()
  await page.goBack()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText('Confirma que eres tú para continuar.').first()).toBeVisible()
  await expect(email).toHaveValue(`n${member.email}`)

  await authenticator.setUnlocked(true)
  await wantProof(page, 'users.update')
  await save.click()
  await proof.click()
  await expect(page.getByText('Profile Updated').first()).toBeVisible()
  await page.reload()
  await expect(email).toHaveValue(`n${member.email}`)
})
