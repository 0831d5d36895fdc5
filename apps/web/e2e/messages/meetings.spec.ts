// Two people agree on a price and meet, one of them without network half the time.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { closeOthers } from '../support/close-others.ts'
import { type Member, signIn } from '../support/people.ts'
import { contentsOf, makePair, say, thread } from '../support/talks.ts'

const HOUR = 3_600_000
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const plan = (page: Page) => page.getByRole('dialog', { name: /^(Planificar|Cambiar)/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Encuentro' })

async function open(browser: Browser, member: Member, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, member, path)
  return page
}

/** A time in Puerto Rico as the form takes it. */
function fieldsOf(time: Date): { day: string; hour: string } {
  const there = new Date(time.getTime() - 4 * HOUR).toISOString()
  return { day: there.slice(0, 10), hour: there.slice(11, 16) }
}

test.afterEach(closeOthers)

test.beforeEach(() => {
  test.slow()
})

test('a meeting is proposed, moved without network, confirmed, and shared', async ({
  browser,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, '¿Dónde nos vemos?')
  await say(request, seller, id, 'Donde quieras')
  const buys = await open(browser, buyer, `/chat/${id}`)
  await buys.getByRole('button', { name: /^Más opciones/ }).click()
  await buys.getByRole('menuitem', { name: 'Planificar encuentro' }).click()
  await plan(buys).getByRole('button', { name: 'Proponer' }).click()
  await expect(buys.getByLabel('Día')).toHaveAccessibleDescription('Escoge el día')
  await expect(buys.getByLabel('Hora')).toHaveAccessibleDescription('Escoge la hora')

  await fillPlan(buys)
  await expectFits(buys)
  expect(await barriers(buys)).toEqual([])
  await plan(buys).getByRole('button', { name: 'Proponer' }).click()
  await expect(thread(buys)).toContainText(/Propusiste verse[\s\S]*Plaza Las Delicias, Ponce/)

  const sells = await open(browser, seller, `/chat/${id}`)
  await expect(thread(sells)).toContainText('Sin confirmar')
  expect(await barriers(sells)).toEqual([])
  await sells.context().setOffline(true)
  await button(sells, 'Otro lugar u hora').click()
  await sells.getByRole('combobox', { name: 'Lugar' }).selectOption({ label: 'Otro lugar…' })
  await sells.getByLabel('¿Qué lugar?').fill('Mi casa, Urb. Las Lomas')
  await expect(plan(sells).getByRole('status')).toContainText(/casa/)
  await sells.getByLabel('¿Qué lugar?').fill('Farmacia de la calle Unión')
  await plan(sells).getByRole('button', { name: 'Proponer' }).click()
  await expect(thread(sells)).toContainText('En cola')
  await sells.context().setOffline(false)
  await expect(thread(buys)).toContainText(/Propone verse[\s\S]*Farmacia de la calle Unión, Ponce/)
  await expect(thread(buys)).toContainText('Reemplazado por otra propuesta')

  await buys.context().setOffline(true)
  await button(buys, 'Confirmar').click()
  await expect(button(buys, 'Confirmar')).toBeHidden()
  await buys.context().setOffline(false)
  await expect(bar(sells)).toContainText('Farmacia de la calle Unión')
  await button(sells, 'Voy de camino').click()
  await expect(thread(buys)).toContainText('Voy de camino.')
  await expect(button(sells, 'Voy de camino')).toBeHidden()

  const friend = await share(browser, sells)
  await button(sells, 'Cancelar encuentro').click()
  await expect(thread(buys)).toContainText('Cancelado')
  await expect(bar(buys)).toBeHidden()
  await friend.reload()
  await expect(friend.getByRole('main')).toContainText('Cancelado')
  const said = await contentsOf(request, seller, id)
  expect(said.map((text) => text.split(' ')[0])).toEqual([
    '¿Dónde',
    'Donde',
    'Propongo',
    'Propongo',
    'Confirmo',
    'Voy',
    'Cancelo',
  ])
})

async function fillPlan(page: Page): Promise<void> {
  const { day, hour } = fieldsOf(new Date(Date.now() + 2 * HOUR))
  await page.getByLabel('Día').fill(day)
  await page.getByLabel('Hora').fill(hour)
  await page.getByRole('combobox', { name: 'Municipio' }).fill('Ponce')
  const places = page.getByRole('combobox', { name: 'Lugar' })
  await expect(places).toContainText('Policía')
  await places.selectOption('ponce-plaza')
}

/** Takes the meeting into a calendar and shares it; answers what who was given the link sees. */
async function share(browser: Browser, sells: Page): Promise<Page> {
  await button(sells, 'Detalles').click()
  const download = sells.waitForEvent('download')
  await button(sells, 'Añadir a mi calendario').click()
  expect((await download).suggestedFilename()).toBe('encuentro.ics')
  await button(sells, 'Hacer un enlace').click()
  const link = await sells.getByLabel('Enlace al encuentro').inputValue()
  expect(await barriers(sells)).toEqual([])
  await expectFits(sells)
  const friend = await (await browser.newContext()).newPage()
  await friend.goto(link)
  await expect(friend.getByRole('main')).toContainText('Farmacia de la calle Unión')
  await expect(friend.getByRole('main')).toContainText('avisó que va de camino')
  await expectFits(friend)
  expect(await barriers(friend)).toEqual([])

  return friend
}
