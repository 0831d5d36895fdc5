import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { untilTakenOver } from '../support/device.ts'
import { favoritesOf, type Member, makeMember, newPerson } from '../support/people.ts'
import { bubbles, contentsOf } from '../support/talks.ts'

const words = 'Hola, ¿la bicicleta sigue ahí?'

async function makeOffer(request: APIRequestContext) {
  const seller = await makeMember(request)
  const title = `Bicicleta ${newWord()}`
  return { seller, title, id: await makeAd(request, seller, { title, price: '$120' }) }
}

const message = (page: Page) => page.getByLabel('Tu mensaje', { exact: true })
const waiting = (page: Page) => page.getByRole('region', { name: 'Tu mensaje' })

/** Writes to the seller of an ad, up to the page for signing in. */
async function write(page: Page, id: number): Promise<void> {
  await page.goto(`/listing/${id}`)
  await page.getByRole('button', { name: 'Contactar' }).click()
  await expect(message(page)).toBeFocused()
  await page.keyboard.type(words)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(waiting(page)).toContainText(words)
}

async function enter(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
}

/** The conversation that the page shows. */
const shownId = (page: Page) => Number(new URL(page.url()).pathname.split('/')[2])

test('somebody new writes first, signs up in one step, and it is sent: three taps', async ({
  page,
  request,
}) => {
  const { seller, id } = await makeOffer(request)
  await page.goto(`/listing/${id}`)
  const taps = await countTaps(page)
  await page.getByRole('button', { name: 'Contactar' }).click()
  await expect(page.getByRole('dialog', { name: `Escríbele a ${seller.fullName}` })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).press('Enter')
  await expect(message(page)).toHaveAccessibleDescription(/Escribe tu mensaje\./)
  await page.keyboard.type(words)
  await page.getByRole('button', { name: 'Continuar' }).click()

  // The form for who has no account, with what waits in sight, and nothing to think of but a password.
  await expect(waiting(page)).toContainText(words)
  const person = newPerson()
  await page.getByLabel('Nombre completo').fill(person.fullName)
  await page.getByLabel('Email').fill(person.email)
  await expect(page.getByLabel('Usuario', { exact: true })).toHaveValue('carmen-rivera-ortiz')
  await expect(page.getByLabel('Teléfono (opcional)')).toBeHidden()
  // Others have that name in this test's database already.
  await page.getByLabel('Usuario', { exact: true }).fill(person.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Crear Cuenta' }).click()

  await expect(page).toHaveURL(/\/chat\/\d+$/)
  await expect(bubbles(page)).toHaveText([new RegExp(words.replaceAll('?', '\\?'))])
  const talk = shownId(page)
  expect(await contentsOf(request, seller, talk)).toEqual([words])
  expect(await taps()).toBeLessThanOrEqual(3)
  // Back leads to the ad, and nothing is sent again.
  await page.goBack()
  await expect(page).toHaveURL(`/listing/${id}`)
  expect(await contentsOf(request, seller, talk)).toEqual([words])
})

test('nothing typed is lost by closing, Back or a reload; who has an account enters', async ({
  page,
  request,
}) => {
  const { seller, id } = await makeOffer(request)
  const buyer = await makeMember(request)
  await page.goto(`/listing/${id}`)
  await page.getByRole('button', { name: 'Contactar' }).click()
  await message(page).fill(words)
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Contactar' }).click()
  await expect(message(page)).toHaveValue(words)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(waiting(page)).toContainText(words)
  await page.goBack()
  await page.getByRole('button', { name: 'Contactar' }).click()
  await expect(message(page)).toHaveValue(words)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.reload()
  await expect(waiting(page)).toContainText(words)
  await page.getByRole('tab', { name: 'Iniciar Sesión' }).click()
  await expect(waiting(page)).toContainText(words)
  await enter(page, buyer)
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  expect(await contentsOf(request, seller, shownId(page))).toEqual([words])
})

test('a network that goes after signing in delays it, and it arrives once', async ({
  page,
  request,
}) => {
  const { seller, id } = await makeOffer(request)
  const buyer = await makeMember(request)
  await write(page, id)
  await page.getByRole('tab', { name: 'Iniciar Sesión' }).click()
  await page.route('**/trpc/conversations.**', (route) => route.abort('internetdisconnected'))
  await enter(page, buyer)
  await expect(page).toHaveURL(`/listing/${id}`)
  await expect(
    page.getByText('Tu mensaje se envía solo en cuanto haya conexión.', { exact: true }),
  ).toBeVisible()
  await page.goto('/pendientes')
  await expect(page.getByRole('article', { name: /^Mensaje sobre: Bicicleta/ })).toContainText(
    words,
  )
  await page.unroute('**/trpc/conversations.**')
  await expect(page.getByRole('list', { name: 'Listo' })).toContainText('Enviado')
  await page.goto('/messages')
  await page.getByRole('link', { name: /Bicicleta/ }).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  expect(await contentsOf(request, seller, shownId(page))).toEqual([words])
})

test('what the seller no longer sells is said, and the words are kept', async ({
  page,
  request,
}) => {
  const { seller, id } = await makeOffer(request)
  const buyer = await makeMember(request)
  await write(page, id)
  await request.patch(`/api/listings/${id}/status`, {
    headers: { authorization: `Bearer ${seller.token}` },
    data: { status: 'sold' },
  })
  await page.getByRole('tab', { name: 'Iniciar Sesión' }).click()
  await enter(page, buyer)
  await expect(page).toHaveURL('/pendientes')
  const card = page.getByRole('article', { name: /^Mensaje sobre: Bicicleta/ })
  await expect(card).toContainText('Necesita tu atención')
  await expect(card).toContainText(words)
})

test('signing in from elsewhere sends nothing', async ({ page, request }) => {
  const { id } = await makeOffer(request)
  const buyer = await makeMember(request)
  await write(page, id)
  await page.goto('/auth')
  await expect(waiting(page)).toBeHidden()
  await enter(page, buyer)
  await expect(page).toHaveURL('/')
  // Nor on coming back to where it was written, by then signed in.
  await page.goto(`/auth?redirect=%2Flisting%2F${id}`)
  await expect(page).toHaveURL(`/listing/${id}`)
  await page.goto('/messages')
  await expect(page.getByText('No tienes conversaciones aún')).toBeVisible()
})

test('a heart is turned once its visitor has signed in, tapped early or late', async ({
  page,
  request,
}) => {
  const { id, title } = await makeOffer(request)
  const buyer = await makeMember(request)
  await page.goto(`/listing/${id}`)
  await page
    .getByRole('button', { name: `Guardar en favoritos: ${title}` })
    .first()
    .click()
  // A link where the program was not there yet when the heart was tapped.
  const wayIn = page.getByRole('button', { name: 'Entrar' })
  await wayIn.or(page.locator('.toast-action')).first().click()
  await expect(page.getByText(`Después se guarda en tus favoritos: ${title}`)).toBeVisible()
  await enter(page, buyer)
  await expect(page).toHaveURL(`/listing/${id}`)
  await expect(page.getByText('Agregado a favoritos', { exact: true })).toBeVisible()
  expect(await favoritesOf(request, buyer)).toEqual([id])
})

test('a search is ready to be kept once its visitor has signed in', async ({ page, request }) => {
  const buyer = await makeMember(request)
  await page.goto('/search?q=nevera')
  await untilTakenOver(page)
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await enter(page, buyer)
  await expect(page).toHaveURL('/search?q=nevera')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Búsqueda guardada').first()).toBeVisible()
  // Once: a reload does not ask again.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Búsqueda guardada' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** Counts what a finger presses; focusing a field with the keyboard's own key is none. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  let taps = 0
  await page.exposeFunction('noteTap', () => {
    taps += 1
  })
  const listen = () =>
    document.addEventListener(
      'click',
      (event) => event.detail > 0 && Reflect.get(window, 'noteTap')(),
    )
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return async () => taps
}
