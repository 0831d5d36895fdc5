// Passkeys, with the browser's own virtual authenticator.
import { expect, type Page, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { emailTo } from '../support/mailbox.ts'
import { addAuthenticator } from '../support/passkeys.ts'
import { makeMember, signIn } from '../support/people.ts'

test('one adds a passkey, signs out, signs in with it, renames it and removes it', async ({
  page,
  request,
}) => {
  const authenticator = await addAuthenticator(page)
  const member = await makeMember(request)
  await signIn(page, member, '/settings')
  await page.getByRole('button', { name: 'Añadir llave de acceso' }).click()
  const password = page.getByLabel('Confirma con tu contraseña')
  await expect(password).toBeFocused()
  await password.fill('no-es-esta')
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(password).toHaveAccessibleDescription('La contraseña no es correcta.')
  await page.getByLabel('Nombre de la llave').fill('Mi teléfono')
  await password.fill(member.password)
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByText('Sin usar todavía')).toBeVisible()
  await emailTo(request, member.email, 'Añadiste una llave de acceso')

  await leave(page)
  await authenticator.setUnlocked(false)
  await page.goto('/auth?redirect=%2Fhelp')
  const enter = page.getByRole('button', { name: 'Entrar con llave de acceso' })
  await enter.click()
  await expect(page.getByText(/^No se completó/)).toBeVisible()
  await authenticator.setUnlocked(true)
  await enter.click()
  await expect(page).toHaveURL('/help')

  await page.goto('/settings')
  await expect(page.getByText(/Último uso el/)).toBeVisible()
  await expect(page.getByText(/^Este dispositivo.*con una llave de acceso$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar el nombre de Mi teléfono' }).click()
  await page.getByLabel('Nombre nuevo').fill('Mi laptop')
  await page.getByRole('button', { name: 'Guardar nombre' }).click()
  await page.getByRole('button', { name: 'Quitar Mi laptop' }).click()
  await password.fill(member.password)
  await page.getByRole('button', { name: 'Quitar llave' }).click()
  await expect(page.getByText('Mi laptop')).toBeHidden()
  await emailTo(request, member.email, 'Quitaste una llave de acceso')

  await leave(page)
  await page.goto('/auth')
  await enter.click()
  await expect(page.getByText(/^No pudimos comprobar esa llave/)).toBeVisible()
})

// Apart from the other: these checks let go of the browser's tools, and its authenticator goes with them.
test('its form fits a small phone and has no barriers', async ({ page, request }) => {
  await signIn(page, await makeMember(request), '/settings')
  await page.getByRole('button', { name: 'Añadir llave de acceso' }).click()
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByLabel('Confirma con tu contraseña')).toHaveAccessibleDescription(
    /Escribe tu contraseña/,
  )
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
})

/** The device forgets its session. */
async function leave(page: Page) {
  await page.evaluate(() => localStorage.clear())
}
