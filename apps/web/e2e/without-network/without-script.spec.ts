// Where no script runs at all: an old phone, a strict browser, a line on which the program never arrives.
import { expect, test } from '@playwright/test'
import { makeMember, publishAd } from '../support/people.ts'

test.use({ javaScriptEnabled: false })

test('one searches, opens an ad, and calls', async ({ page, request }) => {
  const seller = await makeMember(request)
  const headers = { authorization: `Bearer ${seller.token}` }
  await request.put(`/api/users/${seller.id}`, { headers, data: { allowPhoneContact: true } })
  const title = `Planta eléctrica ${seller.username}`
  await publishAd(request, seller, title, { contactPhone: '787-555-0142' })
  await page.goto('/')
  await page.getByLabel('Qué estás buscando?').fill(title)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const call = page.getByRole('link', { name: /787.+555-0142/ }).locator('visible=true')
  for (const name of ['Llamar', 'Contactar', 'Compartir']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await expect(call).toHaveAttribute('href', 'tel:+17875550142')
})
