// What the form understands of an ad while it is typed, and what comes of it on the ad.
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { newWord } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { untilInstalled } from '../support/device.ts'
import { press, untilKept, untilNothingQueued } from '../support/drafts.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'

const sentence = 'Toyota Corolla 2015 automático, 95 mil millas, título limpio, $8,995'
const read = {
  ...{ vehicleKind: 'carro', make: 'Toyota', model: 'Corolla', year: 2015, miles: 95_000 },
  ...{ transmission: 'automatica', titleState: 'limpio' },
}

const understood = (page: Page): Locator => page.getByRole('region', { name: 'Entendimos' })
const yearField = (page: Page): Locator => page.getByLabel('Año', { exact: true })

async function writeCar(page: Page, title: string): Promise<void> {
  await page.getByLabel('Categoría').selectOption('Vehículos')
  await page.getByLabel('Título', { exact: true }).fill(title)
  await page.getByLabel('Descripción').fill(sentence)
}

/** The member's ad of this title, as its owner is answered it. */
async function findAd(request: APIRequestContext, member: Member, title: string) {
  const headers = { authorization: `Bearer ${member.token}` }
  const response = await request.get(`/api/users/${member.id}/listings`, { headers })
  const ads: { title: string; attributes: object; saidAttributes: object }[] = await response.json()
  return ads.find((each) => each.title === title)
}

test('a number that is none is told at its field, wherever that is, and nothing is lost', async ({
  page,
  request,
}) => {
  await signIn(page, await makeMember(request), '/post-ad')
  await writeCar(page, 'Corolla')
  await page.getByText('Más detalles').click()
  const monthly = page.getByLabel('Cuenta a asumir')
  await monthly.fill('poquito')
  await page.getByText('Más detalles').click()
  await expect(monthly).toBeHidden()
  await press(page)
  await expect(page.getByText('Escribe un número de 1 a 10,000 dólares')).toBeVisible()
  await expect(monthly).toBeFocused()
  await expect(monthly).toHaveValue('poquito')
  await expect(page.getByLabel('Descripción')).toHaveValue(sentence)
  await monthly.fill('1 mil')
  await expect(page.getByText('Escribe un número de 1 a 10,000 dólares')).toBeHidden()
})

test('one sentence makes a whole ad; what was taken away or changed stands so on it', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const title = `Corolla ${newWord()}`
  await signIn(page, member, '/post-ad')
  await writeCar(page, title)
  const chips = understood(page)
  await expect(chips.getByRole('button', { name: 'Cambiar Marca: Toyota' })).toBeVisible()
  await expect(page.getByText('Entendimos 7 detalles')).toBeAttached()
  await chips.getByRole('button', { name: 'Quitar Transmisión: Automática' }).click()
  await expect(chips.getByRole('button', { name: 'Quitado: Transmisión' })).toBeFocused()
  await chips.getByRole('button', { name: 'Cambiar Año: 2015' }).click()
  await expect(yearField(page)).toBeFocused()
  await page.keyboard.type('2016')
  await expect(chips.getByText('Año:')).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  await press(page)
  await expect(page).toHaveURL('/')
  const { transmission, ...rest } = read
  expect(await findAd(request, member, title)).toMatchObject({
    attributes: { ...rest, year: 2016 },
    saidAttributes: { year: 2016, transmission: null },
  })
})

test('without network the form understands as well, and the ad goes out with it', async ({
  page,
  request,
  context,
}) => {
  const member = await makeMember(request)
  const title = `Corolla ${newWord()}`
  await signIn(page, member, '/post-ad')
  await untilInstalled(page)
  await context.setOffline(true)
  await writeCar(page, title)
  await understood(page).getByRole('button', { name: 'Quitar Transmisión: Automática' }).click()
  await yearField(page).fill('2016')
  await untilKept(page, '2016')
  await press(page)
  await expect(page.getByRole('heading', { name: `«${title}» está en cola` })).toBeVisible()
  await context.setOffline(false)
  await untilNothingQueued(page)
  expect(await findAd(request, member, title)).toMatchObject({
    attributes: { make: 'Toyota', miles: 95_000, year: 2016 },
    saidAttributes: { year: 2016, transmission: null },
  })
})

test('the edit form tells what was said from what was read, and changes nothing unasked', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const title = `Corolla ${newWord()}`
  const said = { year: 2016, titleState: null }
  const response = await request.post('/api/listings', {
    headers: { authorization: `Bearer ${member.token}` },
    data: { title, description: sentence, categoryId: 2, price: '$8,995', attributes: said },
  })
  const { id } = await response.json()
  await signIn(page, member, `/edit-listing/${id}`)
  await expect(yearField(page)).toHaveValue('2016')
  await expect(page.getByText('Leído del texto: 2015')).toBeVisible()
  const chips = understood(page)
  await expect(chips.getByRole('button', { name: 'Cambiar Marca: Toyota' })).toBeVisible()
  await expect(chips.getByRole('button', { name: 'Quitado: Título' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Guardar Cambios' })
  await save.click()
  await expect(page).toHaveURL('/my-listings')
  expect(await findAd(request, member, title)).toMatchObject({ saidAttributes: said })

  await page.goto(`/edit-listing/${id}`)
  await chips.getByRole('button', { name: 'Cambiar Marca: Toyota' }).waitFor()
  await chips.getByRole('button', { name: 'Quitado: Título' }).click()
  await expect(chips.getByRole('button', { name: 'Cambiar Título: Limpio' })).toBeFocused()
  await yearField(page).fill('')
  await save.click()
  await expect(page).toHaveURL('/my-listings')
  const { attributes, saidAttributes } = (await findAd(request, member, title)) ?? {}
  expect(attributes).toMatchObject(read)
  expect(saidAttributes).toEqual({})
})
