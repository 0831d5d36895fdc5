// A list of conversations that stays in order: found, muted, put away; answers to pick; and who is writing.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { closeOthers } from '../support/close-others.ts'
import { untilInstalled } from '../support/device.ts'
import { type Member, signIn } from '../support/people.ts'
import {
  bubbles,
  field,
  headersOf,
  makePair,
  rows,
  say,
  thread,
  untilLive,
} from '../support/talks.ts'

const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: /^Más opciones/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
/** The conversation as the server has it for somebody. */
const readTalk = async (request: APIRequestContext, member: Member, id: number) =>
  (await request.get(`/api/conversations/${id}`, { headers: headersOf(member) })).json()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en tus mensajes' })

test.afterEach(closeOthers)

test('what was said long ago is found, and its place is led to', async ({ page, request }) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, '¿La puedo recoger en la gasolinera de Yauco?')
  for (let n = 0; n < 60; n++) await say(request, n % 2 ? buyer : seller, id, `Mensaje ${n}`)
  await signIn(page, buyer, '/messages')
  await search(page).fill('GASOLINERA')
  const found = page.getByRole('region', { name: 'Mensajes encontrados' }).getByRole('link')
  await expect(found).toHaveCount(1)
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
  await found.click()
  await expect(page).toHaveURL(new RegExp(`/chat/${id}#m\\d+$`))
  const place = thread(page).getByText('gasolinera de Yauco')
  await expect(place).toBeInViewport()
  await page.goBack()
  await search(page).fill('nadie dijo esto')
  await expect(page.getByText('Nadie ha dicho «nadie dijo esto»')).toBeVisible()
})

test('a muted conversation says so, and one put away comes back with the next message', async ({
  page,
  request,
}) => {
  const { seller, buyer, id, title } = await makePair(request)
  await say(request, buyer, id, '¿Sigue disponible?')
  await signIn(page, seller, `/chat/${id}`)
  await menu(page, 'Silenciar')
  await menu(page, 'Archivar')
  await expect
    .poll(() => readTalk(request, seller, id))
    .toMatchObject({ isMuted: true, isArchived: true })
  await page.goto('/messages')
  await expect(page.getByText('No tienes conversaciones aún')).toBeVisible()
  await page.getByRole('button', { name: 'Ver archivadas' }).click()
  const archived = page.getByRole('region', { name: 'Archivadas' })
  await expect(archived.getByRole('link')).toContainText([title])
  await expect(archived.getByRole('link')).toContainText(['(silenciada)'])
  await page.getByRole('button', { name: 'Todas las conversaciones' }).click()
  await say(request, buyer, id, '¿Hola?')
  await expect(rows(page)).toContainText(['¿Hola?'])
  await rows(page).click()
  await menu(page, 'Activar avisos')
  await page.getByRole('button', { name: /^Más opciones/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Silenciar' })).toBeVisible()
})

test('without network it is put away on the screen, and on the server when the network is back', async ({
  page,
  request,
  context,
}) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, '¿Sigue disponible?')
  await signIn(page, seller, `/chat/${id}`)
  await expect(bubbles(page)).toHaveCount(1)
  await untilInstalled(page)
  await context.setOffline(true)
  await menu(page, 'Archivar')
  await expect(page.getByText('Archivada hasta que alguien escriba').first()).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => readTalk(request, seller, id)).toMatchObject({ isArchived: true })
})

test('usual answers and one’s own are picked, and can be changed before they go', async ({
  page,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, '¿Sigue disponible?')
  await signIn(page, seller, `/chat/${id}`)
  const open = () => page.getByRole('button', { name: 'Respuestas rápidas' }).click()
  await open()
  const dialog = page.getByRole('dialog', { name: 'Respuestas rápidas' })
  await dialog.getByRole('button', { name: 'Añadir' }).click()
  await expect(dialog.getByLabel('Otra respuesta')).toHaveAccessibleDescription(
    'Escribe una respuesta',
  )
  await dialog.getByLabel('Otra respuesta').fill('Estoy en Ponce hasta las cinco.')
  await dialog.getByRole('button', { name: 'Añadir' }).click()
  await expect(dialog.getByLabel('Otra respuesta')).toHaveValue('')
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Sí, sigue disponible.' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('Sí, sigue disponible.')
  await open()
  await dialog.getByRole('button', { name: 'Estoy en Ponce hasta las cinco.', exact: true }).click()
  await field(page).press('Enter')
  await expect(bubbles(page).last()).toContainText(
    'Sí, sigue disponible. Estoy en Ponce hasta las cinco.',
  )
  await page.reload()
  await open()
  await dialog.getByRole('button', { name: 'Quitar: Estoy en Ponce' }).click()
  await expect(dialog.getByText('Estoy en Ponce')).toBeHidden()
})

test('while one writes the other sees it, until the message comes', async ({
  browser,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, '¿Sigue disponible?')
  const [sells, buys] = await Promise.all(
    [seller, buyer].map(async (who) => {
      const page = await (await browser.newContext()).newPage()
      const live = untilLive(page)
      await signIn(page, who, `/chat/${id}`)
      await live
      return page
    }),
  )
  if (!sells || !buys) throw new Error('no pages')
  await field(sells).pressSequentially('Sí, la tengo')
  await expect(thread(buys)).toContainText(`${seller.fullName} está escribiendo…`)
  await field(sells).press('Enter')
  await expect(thread(buys)).toContainText('Sí, la tengo')
  await expect(thread(buys)).not.toContainText('está escribiendo')
})
