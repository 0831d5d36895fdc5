import { type APIRequestContext, expect, type Page, type Route, test } from '@playwright/test'
import { enterAs, makeAd } from '../support/ads.ts'
import { expectBelow } from '../support/barriers.ts'
import { type Member, makeMember } from '../support/people.ts'
import { deliverPush, fakePushService, tapNotice, untilWorkerRuns } from '../support/push.ts'
import { refuse } from '../support/refusals.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const unreadLine = (page: Page, count: number) =>
  page.getByRole('main').getByText(`${count} sin leer`, { exact: true })
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Hoy' }).getByRole('article').filter({ hasText: title })

async function heart(request: APIRequestContext, fan: Member, listingId: number): Promise<void> {
  const headers = { authorization: `Bearer ${fan.token}` }
  expect((await request.post(`/api/listings/${listingId}/favorite`, { headers })).ok()).toBe(true)
}

/** A person with two ads, each with a heart from somebody. */
async function makeLovedSeller(request: APIRequestContext) {
  const [seller, fan] = [await makeMember(request), await makeMember(request)]
  const sofa = await makeAd(request, seller, { title: 'Sofá de dos plazas' })
  const lamp = await makeAd(request, seller, { title: 'Lámpara de pie' })
  await heart(request, fan, sofa)
  await heart(request, fan, lamp)
  return { seller, fan, sofa, lamp }
}

test('a visitor is told why, and is sent to sign in and back', async ({ page, request }) => {
  await page.goto('/notifications')
  await expect(page.getByText('Inicia sesión para ver tus notificaciones')).toBeVisible()
  await expect(page).toHaveURL('/auth?redirect=%2Fnotifications')
  const member = await makeMember(request)
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/notifications')
  await expect(page.getByText('No tienes notificaciones')).toBeVisible()
})

test('a heart of one is a badge and an alert of the other, and leads to the ad', async ({
  page,
  request,
}) => {
  const [seller, fan] = [await makeMember(request), await makeMember(request)]
  const id = await makeAd(request, seller, { title: 'Nevera de playa' })
  await enterAs(page, seller)
  const counted = page.waitForResponse(/notifications\.unreadCount/)
  await page.goto('/')
  await (await counted).finished()
  await expect(bar(page).getByRole('link', { name: 'Alertas', exact: true })).toBeVisible()
  await heart(request, fan, id)
  // Whoever comes back to the page sees it at once; else it comes with the next count, in 30 s.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  const tab = bar(page).getByRole('link', { name: 'Alertas 1 sin leer' })
  await expect(tab).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 alerta sin leer' })).toBeAttached()

  await tab.click()
  await expect(page.getByRole('heading', { name: 'Notificaciones', level: 1 })).toBeFocused()
  const told = row(page, 'Nevera de playa')
  await expect(told.getByRole('heading')).toContainText('Sin leer')
  await told.getByRole('link').click()
  await expect(page).toHaveURL(`/listing/${id}`)
  await expect(page.getByRole('heading', { name: 'Nevera de playa', level: 1 })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Alertas', exact: true })).toBeVisible()
})

test('one is marked as read without opening it, then all; and so they stay', async ({
  page,
  request,
}) => {
  const { seller } = await makeLovedSeller(request)
  await enterAs(page, seller)
  await page.goto('/notifications')
  await expect(unreadLine(page, 2)).toBeVisible()
  await row(page, 'Sofá')
    .getByRole('button', { name: /^Marcar como leída/ })
    .click()
  await expect(unreadLine(page, 1)).toBeVisible()
  await expect(row(page, 'Sofá')).not.toContainText('Sin leer')
  await expect(page).toHaveURL('/notifications')
  await expect(bar(page).getByRole('link', { name: 'Alertas 1 sin leer' })).toBeVisible()

  await page.getByRole('button', { name: 'Marcar todas como leídas' }).dblclick()
  await expect(page.getByText('Estás al día.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Estás al día.')).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Alertas', exact: true })).toBeVisible()
})

test('what the server refuses goes back to unread, and says so', async ({ page, request }) => {
  const { seller } = await makeLovedSeller(request)
  await enterAs(page, seller)
  await page.goto('/notifications')
  await expect(unreadLine(page, 2)).toBeVisible()
  await refuse(page, 'notifications.mark', 400, { code: 'validation' })
  await row(page, 'Sofá')
    .getByRole('button', { name: /^Marcar como leída/ })
    .click()
  await expect(page.getByText('No se pudo marcar como leída').first()).toBeVisible()
  await expect(unreadLine(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click()
  await expect(page.getByText('No se pudieron marcar todas como leídas').first()).toBeVisible()
  await expect(unreadLine(page, 2)).toBeVisible()
})

test('a session that ended on the server sends to sign in', async ({ page, request }) => {
  const { seller } = await makeLovedSeller(request)
  await enterAs(page, seller)
  await page.goto('/notifications')
  await expect(unreadLine(page, 2)).toBeVisible()
  // What is on its way, or looks again by itself, must not find out before the person does.
  await page.waitForLoadState('networkidle')
  await page.route(/\/trpc\//, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  const headers = { authorization: `Bearer ${seller.token}` }
  await request.post('/api/auth/logout', { headers })
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click()
  await expect(page.getByText('No autorizado').first()).toBeVisible()
  await expect(page).toHaveURL('/auth?redirect=%2Fnotifications')
})

test('a list that does not come says why, and comes when asked again', async ({
  page,
  request,
}) => {
  const { seller } = await makeLovedSeller(request)
  await enterAs(page, seller)
  let isThere = false
  await page.route(/notifications\.list/, (route) => (isThere ? route.continue() : route.abort()))
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).focus()
  // A moment later it would come by itself, with the next alert.
  isThere = true
  await page.keyboard.press('Enter')
  await expect(row(page, 'Sofá')).toBeVisible()
})

test('many alerts come page by page, and the badge stops at 99+', async ({ page, request }) => {
  const seller = await makeMember(request)
  const titles = ['Mesa', 'Silla', 'Cama']
  const ads = await Promise.all(titles.map((title) => makeAd(request, seller, { title })))
  const fans = await Promise.all(Array.from({ length: 11 }, () => makeMember(request)))
  for (const fan of fans) await Promise.all(ads.map((id) => heart(request, fan, id)))
  await enterAs(page, seller)
  await page.goto('/notifications')
  await expect(page.getByRole('article')).toHaveCount(30)
  await expect(bar(page).getByRole('link', { name: 'Alertas 33 sin leer' })).toBeVisible()
  await expect(unreadLine(page, 33)).toBeVisible()
  await page.getByRole('button', { name: 'Ver más' }).click()
  await expect(page.getByRole('article')).toHaveCount(33)
  await expect(page.getByRole('button', { name: 'Ver más' })).toBeHidden()

  await page.route(/notifications\.unreadCount/, (route) => countAs(route, 120))
  await page.goto('/')
  await expect(bar(page).getByRole('link', { name: 'Alertas 99+ sin leer' })).toBeVisible()
  // Another count may be on its way as the page closes.
  await page.unrouteAll({ behavior: 'wait' })
})

test('push messages are asked for by a tap alone, and go again', async ({
  page,
  context,
  request,
}) => {
  const { seller } = await makeLovedSeller(request)
  await enterAs(page, seller)
  await context.grantPermissions(['notifications'])
  await fakePushService(page)
  await page.goto('/notifications')
  const offer = page.getByRole('button', { name: /^Avísame en/ })
  await expect(offer).toBeVisible()
  expect(await timesAsked(page)).toBe(0)
  // It comes late: above the alerts it would move them away under the finger.
  await expectBelow(offer, row(page, 'Lámpara de pie'))

  await untilWorkerRuns(page)
  await offer.click()
  const isOn = page.getByText(/^Te avisamos en .+ aunque tengas Wepa cerrada/)
  await expect(isOn).toBeVisible()
  await expect(offer).toBeHidden()
  expect(await timesAsked(page)).toBe(1)
  await page.reload()
  await expect(isOn).toBeVisible()
  await page.getByRole('button', { name: 'Dejar de avisarme' }).click()
  await expect(offer).toBeVisible()
  await page.reload()
  await expect(offer).toBeVisible()
})

test('push messages that a browser cannot take leave the alerts on the page', async ({
  page,
  context,
  request,
}) => {
  const { seller } = await makeLovedSeller(request)
  await enterAs(page, seller)
  await context.grantPermissions(['notifications'])
  await fakePushService(page, { isReachable: false })
  await page.goto('/notifications')
  await untilWorkerRuns(page)
  await page.getByRole('button', { name: /^Avísame en/ }).click()
  await expect(page.getByText('Este navegador no logra avisarte')).toBeVisible()
  await expect(row(page, 'Sofá')).toBeVisible()
})

test('a push service that the server does not send to leaves the alerts on the page', async ({
  page,
  context,
  request,
}) => {
  const { seller } = await makeLovedSeller(request)
  await enterAs(page, seller)
  await context.grantPermissions(['notifications'])
  await fakePushService(page, { host: 'push.unknown.example' })
  await page.goto('/notifications')
  await untilWorkerRuns(page)
  await page.getByRole('button', { name: /^Avísame en/ }).click()
  await expect(page.getByText('Este navegador no logra avisarte')).toBeVisible()
  await expect(row(page, 'Sofá')).toBeVisible()
})

test('push messages that are blocked are explained, and nobody is asked again', async ({
  page,
  request,
}) => {
  const { seller } = await makeLovedSeller(request)
  await enterAs(page, seller)
  await fakePushService(page, { permission: 'denied' })
  await page.goto('/notifications')
  await expect(page.getByText('Los avisos de Wepa están bloqueados')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Avísame en/ })).toBeHidden()
  expect(await timesAsked(page)).toBe(0)
})

test('push messages show what they say; a tap opens it in the tab that is there, and marks it as read', async ({
  page,
  context,
  request,
}) => {
  const { seller, sofa } = await makeLovedSeller(request)
  await enterAs(page, seller)
  await context.grantPermissions(['notifications'])
  await page.goto('/notifications')
  await expect(unreadLine(page, 2)).toBeVisible()
  const [id] = await idsOf(request, seller, sofa)
  const path = `/listing/${sofa}`
  const notice = { id, title: 'Te quieren el sofá', message: 'Míralo', path, tag: 'a', unread: 2 }
  const [shown] = await deliverPush(page, JSON.stringify(notice))
  expect(shown).toMatchObject({ title: 'Te quieren el sofá', body: 'Míralo', tag: 'a' })
  expect(shown?.badge).toContain('/icons/badge-96.png')
  await tapNotice(page, 'a')
  await expect(page).toHaveURL(path)
  await expect(bar(page).getByRole('link', { name: 'Alertas 1 sin leer' })).toBeVisible()
})

test('push messages that cannot be read say that there is something, and lead nowhere else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/help')
  const foreign = { id: 1, title: 'x', message: 'x', path: '//otro.example', tag: 'b', unread: 1 }
  for (const text of ['', '<html>', '{"id":1}', JSON.stringify(foreign)]) {
    const shown = await deliverPush(page, text)
    expect(shown.map(({ title }) => title)).toEqual(['Tienes una alerta nueva en Wepa'])
  }
})

function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.timesAsked ?? 0))
}

/** The ids of what a person was told of an ad. */
async function idsOf(request: APIRequestContext, { id, token }: Member, listingId: number) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await request.get(`/api/users/${id}/notifications`, { headers })
  const told: { id: number; relatedId: number }[] = await response.json()
  return told.filter(({ relatedId }) => relatedId === listingId).map((each) => each.id)
}

/** Answers as the server does, but with another count of alerts. */
async function countAs(route: Route, count: number): Promise<void> {
  const response = await route.fetch()
  const [, names = ''] = new URL(route.request().url()).pathname.split('/trpc/')
  const answers: { result: { data: unknown } }[] = await response.json()
  const json = names
    .split(',')
    .map((name, index) =>
      name === 'notifications.unreadCount' ? { result: { data: { count } } } : answers[index],
    )
  await route.fulfill({ response, json })
}
