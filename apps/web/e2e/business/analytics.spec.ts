import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { untilInstalled, untilKept } from '../support/device.ts'
import { type Member, makeMember, publishAd, signIn } from '../support/people.ts'
import { subscribeTo } from '../support/stripe.ts'
import { headersOf, say } from '../support/talks.ts'

/** What a program says of itself is not counted; what a phone says is. */
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1'

async function makeBusiness(request: APIRequestContext): Promise<Member> {
  const member = await makeMember(request)
  await subscribeTo(request, 'business', member, 'pm_card_visa')
  return member
}

/** Somebody looks for words, opens the ad, and writes about it; answers the conversation. */
async function ask(request: APIRequestContext, words: string, seller: Member, listingId: number) {
  const buyer = await makeMember(request)
  const headers = { ...headersOf(buyer), 'user-agent': phone }
  const params = { search: words }
  expect((await request.get('/api/listings', { headers, params })).status()).toBe(200)
  await request.post(`/api/listings/${listingId}/track-view`, { headers, data: {} })
  const started = await request.post('/api/conversations', {
    headers,
    data: { listingId, sellerId: seller.id },
  })
  const { id } = await started.json()
  await say(request, buyer, id, '¿Sigue disponible?')
  return { buyer, id }
}

const card = (page: Page, name: string) => page.getByRole('region', { name })
const searches = (page: Page) => card(page, 'Búsquedas en las que apareciste')
const prices = (page: Page) => card(page, 'Tu precio entre los comparables')

test('who has no Business reads what it brings', async ({ page, request }) => {
  await page.goto('/analytics')
  await expect(page.getByText('Inicia sesión para ver el análisis de tu negocio')).toBeVisible()
  const member = await makeMember(request)
  await signIn(page, member, '/analytics')
  await expect(page.getByRole('heading', { name: 'Con el plan Business' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver el plan Business' })).toBeVisible()
  await expect(page.getByText('Búsquedas en las que apareciste')).toHaveCount(0)
})

test('a new business sees that there is nothing yet', async ({ page, request }) => {
  await signIn(page, await makeBusiness(request), '/analytics')
  await expect(page.getByText('Todavía no hay datos.')).toHaveCount(4)
})

/**
 * A business of which four people saw an ad, and wrote, and one another ad, which they bought. Three are enough for their
 * words to be shown; of four it does not matter that two may share a mark.
 */
async function makeMetrics(request: APIRequestContext) {
  const owner = await makeBusiness(request)
  const words = `butaca ${owner.username.slice(7, 11)}x`
  const listingId = await publishAd(request, owner, `Butaca ${words}`)
  const sold = await publishAd(request, owner, 'Mesa de comedor')
  for (let n = 0; n < 4; n++) {
    const { id } = await ask(request, words, owner, listingId)
    await say(request, owner, id, 'Sí, todavía.')
  }
  const { buyer } = await ask(request, 'mesa de comedor', owner, sold)
  const status = await request.patch(`/api/listings/${sold}/status`, {
    headers: headersOf(owner),
    data: { status: 'sold', buyerId: buyer.id },
  })
  expect(status.status()).toBe(200)
  return { owner, words }
}

/** Appearances are counted a second later. */
async function openMetrics(page: Page, owner: Member, words: string) {
  await signIn(page, owner, '/analytics')
  await expect(async () => {
    await page.reload()
    const row = searches(page).getByRole('row', { name: words })
    await expect(row).toBeVisible({ timeout: 3000 })
  }).toPass()
}

test('what people did is shown with its numbers and downloaded', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { owner, words } = await makeMetrics(request)
  await openMetrics(page, owner, words)
  const row = searches(page).getByRole('row', { name: words })
  await expect(row.getByRole('cell')).toHaveText(['4', '1.0', '1'])
  // One person looked for the table.
  await expect(searches(page).getByText('mesa de comedor')).toHaveCount(0)
  await expect(searches(page).getByRole('row', { name: 'Otras búsquedas' })).toBeVisible()
  const funnel = card(page, 'De las vistas a las ventas')
  await expect(funnel.getByRole('row', { name: 'Hogar y Jardín' }).getByRole('cell')).toHaveText([
    '5',
    /^5\s*100\.0%$/,
    /^1\s*20\.0%$/,
  ])
  const answers = card(page, 'Tiempo de respuesta')
  await expect(answers.getByText('n = 4 contestadas de 5 conversaciones')).toBeVisible()
  await expect(prices(page).getByText('Sin un precio en números no se compara.')).toBeVisible()
  await funnel.getByText('Por pueblo de las personas').click()
  await expect(funnel.getByRole('row', { name: 'No lo dice' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    searches(page)
      .getByRole('button', { name: /^Descargar en CSV/ })
      .click(),
  ])
  expect(download.suggestedFilename()).toBe('wepa-busquedas-30.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain(`${words},Palabras,4,1.0,1`)
})

test('periods are chosen, and what came is read without network', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000)
  const { owner, words } = await makeMetrics(request)
  await openMetrics(page, owner, words)
  const row = searches(page).getByRole('row', { name: words })
  await page.getByRole('link', { name: 'Últimos 7 días' }).click()
  await expect(page).toHaveURL('/analytics?days=7')
  await expect(row).toBeVisible()
  await page.getByRole('link', { name: 'Últimos 30 días' }).click()
  await expect(page).toHaveURL('/analytics')
  await untilInstalled(page)
  const parts = ['searches', 'funnel', 'answers', 'prices']
  const kept = parts.map((part) => `businessAnalytics.${part}`)
  await untilKept(page, owner.id, kept)
  await context.setOffline(true)
  await page.reload()
  await expect(row).toBeVisible()
  await expect(prices(page).getByText('Sin un precio en números no se compara.')).toBeVisible()
  await expect(page.getByText(/^Guardado hoy/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Últimos 90 días' }).click()
  await expect(page.getByText('No pudimos cargar esta parte.').first()).toBeVisible()
  await context.setOffline(false)
})

test('one part that fails leaves the others, and is asked for again', async ({ page, request }) => {
  const owner = await makeBusiness(request)
  await publishAd(request, owner, 'Mesa de comedor')
  let fails = true
  await page.route(/businessAnalytics\.prices/, (route) =>
    fails ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
  )
  await signIn(page, owner, '/analytics')
  await expect(prices(page).getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Todavía no hay datos.')).toHaveCount(3)
  fails = false
  await prices(page)
    .getByRole('button', { name: /^Intentar de nuevo/ })
    .click()
  await expect(prices(page).getByRole('link', { name: 'Mesa de comedor' })).toBeVisible()
})

test('the weekly email is a switch of people on Business', async ({ page, request }) => {
  const owner = await makeBusiness(request)
  await signIn(page, owner, '/settings?tab=notifications')
  const weekly = page.getByRole('switch', { name: /^Resumen de la semana/ })
  await expect(weekly).toBeChecked()
  await weekly.click()
  await expect(weekly).not.toBeChecked()
  await expect
    .poll(async () => {
      const url = `/api/users/${owner.id}/notification-preferences`
      return (await request.get(url, { headers: headersOf(owner) })).json()
    })
    .toMatchObject({ weeklySummary: false, emailNotifications: true })
  await page.reload()
  await expect(weekly).not.toBeChecked()
})

test('the link of the weekly email asks first; a broken one says so', async ({ page }) => {
  await page.goto('/unsubscribe?weekly=6f1d1f0e-8c7b-4b6e-9a52-0d5f3c1f2a10')
  await expect(page.getByRole('heading', { name: '¿Dejar de recibir el resumen?' })).toBeVisible()
  await page.getByRole('button', { name: 'No recibir más el resumen' }).click()
  await expect(page.getByRole('heading', { name: 'Listo, no te escribiremos más' })).toBeVisible()
  await page.goto('/unsubscribe?weekly=nada')
  await page.getByRole('button', { name: 'No recibir más el resumen' }).click()
  await expect(page.getByText('El enlace está incompleto.')).toBeVisible()
})
