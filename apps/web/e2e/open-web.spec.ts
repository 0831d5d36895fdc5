import { expect, test } from '@playwright/test'
import { enterAs, makeAd, newWord, watchComplaints } from './support/ads.ts'
import { makeMember } from './support/people.ts'

test('an ad is shared: by WhatsApp, copied, or by a camera', async ({ page, request, context }) => {
  const complaints = watchComplaints(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const seller = await makeMember(request)
  const title = `Guitarra ñandú ${newWord()}`
  const id = await makeAd(request, seller, { title, price: '$300' })
  await page.goto(`/listing/${id}`)
  const origin = new URL(page.url()).origin
  const link = `${origin}/listing/${id}?via=link`
  const share = page.getByRole('button', { name: 'Compartir' })
  await share.click()
  const sheet = page.getByRole('dialog', { name: 'Compartir anuncio' })
  const whatsApp = await sheet.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  const text = new URL(String(whatsApp)).searchParams.get('text')
  expect(text).toBe(`${title}, $300 en Ponce\n${link}`)
  await expect(sheet.getByRole('img', { name: `Código QR del anuncio: ${title}` })).toBeVisible()
  await expect(sheet.getByLabel('Enlace del anuncio')).toHaveValue(link)
  await sheet.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('Enlace copiado', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(share).toBeFocused()

  // What the server told crawlers of this page leaves with it; the address it is found under follows.
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Wepa, inicio' }).click()
  await expect(page).toHaveTitle('Wepa: Clasificados de Puerto Rico')
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/`)

  await enterAs(page, seller)
  await page.goto('/my-listings')
  await page.getByRole('button', { name: `Más opciones: ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Compartir' }).click()
  await expect(sheet.getByLabel('Enlace del anuncio')).toHaveValue(link)
  expect(complaints).toEqual([])
})

test('a saved search is followed by RSS, until its link is ended', async ({ page, request }) => {
  const [seeker, seller] = [await makeMember(request), await makeMember(request)]
  const word = newWord()
  const headers = { authorization: `Bearer ${seeker.token}` }
  const name = `Busco ${word}`
  await request.post('/api/saved-searches', { headers, data: { name, query: word } })
  await enterAs(page, seeker)
  await page.goto('/saved-searches')
  const button = page.getByRole('button', { name: `Seguir por RSS: ${name}` })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Seguir por RSS' })
  await dialog.getByRole('button', { name: 'Crear enlace' }).dblclick()
  const link = await dialog.getByLabel('Enlace RSS').inputValue()
  const id = await makeAd(request, seller, { title: `Uno ${word}` })
  const feed = await request.get(link)
  expect(feed.headers()['x-robots-tag']).toBe('noindex')
  expect(await feed.text()).toContain(`/listing/${id}</guid>`)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await expect(dialog.getByLabel('Enlace RSS')).toHaveValue(link)
  await dialog.getByRole('button', { name: 'Anular este enlace' }).click()
  await expect(dialog.getByRole('button', { name: 'Crear enlace' })).toBeVisible()
  expect((await request.get(link)).status()).toBe(404)
})
