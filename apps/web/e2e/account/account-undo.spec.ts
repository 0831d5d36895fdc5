import { expect, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { emailTo } from '../support/mailbox.ts'
import { makeMember, publishAd, signIn } from '../support/people.ts'

test('another email: the password at its field, nothing typed lost, and the way back by email', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member, '/profile')
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Contraseña actual', { exact: true })
  const save = page.getByRole('tabpanel').getByRole('button', { name: 'Guardar perfil' })
  await expect(password).toBeHidden()
  const fresh = `nueva-${member.email}`
  await email.fill(fresh)
  await password.fill('no-es-esta')
  await page.getByRole('textbox', { name: /^Sobre ti/ }).fill('Vendo de todo')
  await save.click()
  await expect(password).toHaveAccessibleDescription(/La contraseña no es correcta\./)
  await expect(password).toBeFocused()
  await expect(email).toHaveValue(fresh)
  await expect(page.getByRole('textbox', { name: /^Sobre ti/ })).toHaveValue('Vendo de todo')
  await password.fill(member.password)
  await save.click()
  await expect(page.getByText('Profile Updated').first()).toBeVisible()
  await expect(password).toBeHidden()

  const { links } = await emailTo(request, member.email, 'Cambió el email de tu cuenta de Wepa')
  const link = links.find((each) => each.includes('/account-undo')) ?? 'no link'
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Deshacer el cambio de email?')
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
  await page.getByRole('button', { name: 'Deshacer el cambio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta volvió a tu correo')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await emailTo(request, member.email, 'Restablece tu contraseña de Wepa')
  await page.goto(link)
  await page.getByRole('button', { name: 'Deshacer el cambio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no sirve')
})

test('an account deleted without its password is kept by the link of an email', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const ad = await publishAd(request, member, 'Nevera que vuelve')
  const headers = { authorization: `Bearer ${member.token}` }
  expect((await request.delete('/api/auth/account', { headers })).status()).toBe(200)
  expect((await request.get(`/api/listings/${ad}`)).status()).toBe(404)
  const { links } = await emailTo(request, member.email, 'Cerramos tu cuenta de Wepa')
  const link = links.find((each) => each.includes('/account-undo')) ?? 'no link'

  // Without a server the question stays, says so, and can be asked again.
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Conservar tu cuenta?')
  await page.route(/account\.undo/, (route) => route.abort())
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(/account\.undo/)
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conservamos tu cuenta')
  expect((await request.get(`/api/listings/${ad}`)).status()).toBe(200)
  await signIn(page, member)
})
