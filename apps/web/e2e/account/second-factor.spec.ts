// The second factor by an app; the test is the app.
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { emailTo } from '../support/mailbox.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'
import { fakeApp } from '../support/second-factor.ts'

test('one sets an app up, signs in with its code, then with a recovery code, and turns it off', async ({
  page,
  browser,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member, '/settings')
  await page.getByRole('button', { name: 'Activar con una app' }).click()
  const password = page.getByLabel('Confirma con tu contraseña')
  await expect(password).toBeFocused()
  await password.fill('no-es-esta')
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(password).toHaveAccessibleDescription('La contraseña no es correcta.')
  await password.fill(member.password)
  await page.getByRole('button', { name: 'Seguir' }).click()

  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  // On the phone itself nobody can scan it: the way to its app is in sight, and no keyboard covers it.
  await expect(page.getByRole('link', { name: 'ábrela en este teléfono' })).toBeInViewport()
  await expect(page.getByLabel('Código de 6 dígitos de la app')).not.toBeFocused()
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = fakeApp(shown ?? '')
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
  const first = page.getByLabel('Código de 6 dígitos de la app')
  await first.fill('12345x')
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(first).toHaveAccessibleDescription(/no es correcto/)
  // The next sign-in takes the code after this one: none is good twice.
  await first.fill(app(0))
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByRole('heading', { name: 'Guarda tus códigos' })).toBeFocused()
  const codes = await page.getByText(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/).allTextContents()
  expect(codes).toHaveLength(10)
  await expectFits(page)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  await emailTo(request, member.email, 'Activaste la verificación en dos pasos')

  await withFreshPhone(browser, async (phone) => {
    await typePassword(phone, member)
    const code = phone.getByLabel('Código')
    await expect(code).toBeFocused()
    await code.fill('12345x')
    await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(code).toHaveAccessibleDescription(/no es correcto/)
    expect(await barriers(phone)).toEqual([])
    await code.fill(app(1))
    await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(phone).toHaveURL('/help')
  })
  await enterWithoutProgram(browser, request, member, codes[0] ?? '')

  await page.reload()
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByLabel('Tu contraseña').fill(member.password)
  await page.getByLabel('Código de tu app').fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByRole('button', { name: 'Activar con una app' })).toBeVisible()
  await emailTo(request, member.email, 'Desactivaste la verificación en dos pasos')
})

async function enterWithoutProgram(
  browser: Browser,
  request: APIRequestContext,
  member: Member,
  code: string,
) {
  await withFreshPhone(
    browser,
    async (phone) => {
      await typePassword(phone, member)
      await phone.getByLabel('Código').fill('12345x')
      await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(phone.getByRole('alert')).toContainText('no es correcto')
      await phone.getByLabel('Código').fill(code)
      await phone.getByRole('button', { name: 'Entrar', exact: true }).click()
      await expect(phone).toHaveURL('/help')
    },
    { javaScriptEnabled: false },
  )
  await emailTo(request, member.email, 'Se usó un código de recuperación')
}

async function withFreshPhone(
  browser: Browser,
  use: (phone: Page) => Promise<void>,
  options: { javaScriptEnabled?: boolean } = {},
) {
  const context = await browser.newContext(options)
  await use(await context.newPage())
  await context.close()
}

async function typePassword(phone: Page, member: Member) {
  await phone.goto('/auth?redirect=%2Fhelp')
  await phone.getByLabel('Usuario o email').fill(member.username)
  await phone.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await phone.getByRole('button', { name: 'Iniciar Sesión' }).click()
}
