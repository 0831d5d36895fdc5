import { expect, test } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { emailTo } from '../support/mailbox.ts'
import { makeMember, publishAd, signIn, titlesOf } from '../support/people.ts'
import { subscribeTo } from '../support/stripe.ts'

test('who has no Business reads what a team is', async ({ page, request }) => {
  const member = await makeMember(request)
  await signIn(page, member, '/team')
  await expect(page.getByRole('heading', { name: 'Tu propio equipo' })).toBeVisible()
  await expect(page.getByLabel('Email de quien invitas')).toHaveCount(0)
  await page.goto('/team-invitation')
  await expect(page.getByText('Esta invitación ya no vale')).toBeVisible()
})

test('somebody is invited, joins while signing in, works for the business, is named, and is taken out', async ({
  browser,
  page,
  request,
}) => {
  const [business, seller] = [await makeMember(request), await makeMember(request)]
  await subscribeTo(request, 'business', business, 'pm_card_visa')
  await publishAd(request, business, 'Mesa de caoba')

  await signIn(page, business, '/profile')
  await page.getByRole('link', { name: 'Equipo', exact: true }).click()
  await page.getByRole('button', { name: 'Invitar' }).click()
  await expect(page.getByText('Escribe un email válido')).toBeVisible()
  await page.getByLabel('Email de quien invitas').fill(seller.email)
  await page.getByRole('button', { name: 'Invitar' }).click()
  await expect(page.getByText(`${seller.email}`)).toBeVisible()
  expect(await barriers(page)).toEqual([])

  // They open the link before they are signed in.
  const work = await browser.newPage()
  const { links } = await emailTo(request, seller.email, /te invita a su equipo/)
  await work.goto(links.find((link) => link.includes('/team-invitation?key=')) ?? '')
  await work.getByRole('link', { name: 'Iniciar Sesión' }).first().click()
  await work.getByLabel('Usuario o email').fill(seller.username)
  await work.getByLabel('Contraseña', { exact: true }).fill(seller.password)
  await work.getByRole('button', { name: 'Iniciar Sesión', exact: true }).click()
  await expect(work).toHaveURL('/team-invitation')
  await work.getByRole('button', { name: 'Aceptar' }).click()
  await work.getByRole('button', { name: 'Ver el equipo' }).click()
  expect(await barriers(work)).toEqual([])

  await work.getByRole('button', { name: /^Trabajar aquí/ }).click()
  const strip = work.getByRole('region', { name: 'En nombre de un negocio' })
  await expect(strip).toContainText('Vende')
  await expect(work.getByRole('link', { name: 'Mesa de caoba', exact: true })).toBeVisible()
  await work.getByRole('button', { name: 'Más opciones: Mesa de caoba' }).click()
  await work.getByRole('menuitem', { name: 'Eliminar' }).click()
  await work.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(work.getByText('Anuncio eliminado').first()).toBeVisible()
  expect(await titlesOf(request, business)).toEqual([])
  // What is the account's alone stays so.
  await work.goto('/developers')
  await expect(work.getByText(/no puedes hacer esto/).first()).toBeVisible()
  expect(await barriers(work)).toEqual([])

  await page.reload()
  await expect(page.getByText('Eliminó un anuncio')).toBeVisible()
  await page.getByLabel(`Qué puede hacer ${seller.fullName}`).selectOption('reader')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /^Guardar: Qué puede hacer/ }).click()
  await expect(page.getByRole('button', { name: /^Guardar: Qué puede hacer/ })).toHaveCount(0)
  await page.getByRole('button', { name: `Quitar a ${seller.fullName}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(page.getByText('Todavía trabajas solo tú.')).toBeVisible()

  await work.goto('/my-listings')
  await expect(strip).toContainText('Ya no puedes trabajar en ese negocio.')
  await strip.getByRole('button', { name: 'Volver a mi cuenta' }).click()
  await expect(work).toHaveURL('/team')
  await expect(strip).toHaveCount(0)
  await expect(work.getByRole('heading', { name: 'Tu propio equipo' })).toBeVisible()
  await work.close()
})
