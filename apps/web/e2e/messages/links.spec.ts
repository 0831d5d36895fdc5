import { expect, type Page, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { bubbles, makePair, say } from '../support/talks.ts'

const fake = 'https://athmovil.com.pagos-pr.example/recibir/tu-dinero?orden=8823'
const question = (page: Page) => page.getByRole('alertdialog')

test('a link of somebody else is asked about before it opens, also without network', async ({
  page,
  request,
  baseURL,
}) => {
  const { seller, buyer, listingId, id } = await makePair(request)
  await say(request, buyer, id, `Está aquí: ${fake}`)
  await say(request, buyer, id, `¿Es este? ${baseURL}/listing/${listingId}`)
  await say(request, seller, id, 'Mira https://tienda.example/silla')
  await enterAs(page, seller)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`/chat/${id}`)
  await expect(bubbles(page)).toHaveCount(3)
  await expect(
    page.getByText('Aviso: Un enlace para cobrar').or(page.getByText(/^Cuidado: un enlace/)),
  ).toBeVisible()

  // All of it can be read, and it stays an address that can be copied.
  const link = page.getByRole('link', { name: fake })
  await expect(link).toHaveAttribute('href', fake)
  await expect(link).toHaveText(fake)
  const isCut = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isCut).toBe(false)

  await page.context().setOffline(true)
  await link.click()
  await expect(question(page)).toContainText('Se hace pasar por ATH Móvil, y no lo es.')
  await expect(question(page)).toContainText(fake)
  await expect(page.getByRole('button', { name: 'No abrir' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Abrir de todos modos' })).toBeInViewport()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(page.context().pages()).toHaveLength(1)
  await page.context().setOffline(false)

  await page.keyboard.press('Enter')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Abrir de todos modos' }).click()
  await (await opened).close()
  await expect(question(page)).toHaveCount(0)

  // Our own, and what one sent oneself, open at once.
  for (const name of [/\/listing\//, 'https://tienda.example/silla']) {
    const other = page.context().waitForEvent('page')
    await page.getByRole('link', { name }).click()
    await (await other).close()
    await expect(question(page)).toHaveCount(0)
  }
})
