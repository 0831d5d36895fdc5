import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { barriers, expectFits } from '../support/barriers.ts'
import { makeMember, signIn } from '../support/people.ts'
import { refuse } from '../support/refusals.ts'

const admin = { username: 'admin', password: 'admin1234' }
const desk = '/admin-dashboard?tab=moderacion'

async function report(request: APIRequestContext, listingId: number, description: string) {
  const data = { reason: 'fake', description, listingId }
  const response = await request.post('/api/reports', { data })
  expect(response.status()).toBe(201)
  const { reportId }: { reportId: string } = await response.json()
  return reportId
}

const list = (page: Page) => page.getByRole('region', { name: 'Casos', exact: true }).first()
const shown = (page: Page) => page.getByRole('region', { name: 'El caso' })

async function look(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Buscar en Moderación' }).fill(text)
  await page.keyboard.press('Enter')
}

test('an ad is found after it was hidden, and its person with all there is about them', async ({
  page,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const listingId = await makeAd(request, seller, { title: `Bongó ${word}` })
  const reference = await report(request, listingId, `Es una copia, ${word}`)
  await signIn(page, admin, desk)

  // What is too short is said beside the field, and the queue stays.
  await look(page, 'ab')
  await expect(page.getByRole('alert').filter({ hasText: 'al menos 3 letras' })).toBeVisible()
  await look(page, `nada-${word}`)
  await expect(page.getByRole('heading', { name: 'No encontramos nada' })).toBeVisible()

  await look(page, reference)
  await list(page)
    .getByRole('link', { name: /Falso o estafa/ })
    .click()
  await page.getByRole('radio', { name: /^Ocultar el anuncio/ }).check()
  await page.getByLabel(/^Motivo/).fill('Es una copia.')
  await page.getByRole('button', { name: 'Decidir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ocultar el anuncio' }).click()
  await expect(page.getByRole('region', { name: 'Decidido' })).toBeVisible()

  // From the case to the person, whose record is an address of its own.
  await shown(page)
    .getByRole('region', { name: 'La persona reportada' })
    .getByRole('link', { name: 'Todo sobre esta persona' })
    .click()
  await expect(page).toHaveURL(new RegExp(`case=user-${seller.id}`))
  const record = shown(page)
  await expect(record.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(record.getByRole('region', { name: 'Quién es' })).toContainText('Free')
  await expect(record.getByRole('region', { name: 'Casos sobre esta persona' })).toContainText(
    'ocultó el anuncio',
  )
  await expect(record.getByRole('region', { name: 'Sus anuncios' })).toContainText('1 oculto')
  await expect(record.getByRole('region', { name: /^Sesiones abiertas \(1\)/ })).toBeVisible()
  await expect(record.getByRole('region', { name: 'Historial' })).toContainText('Es una copia.')
  await expect(record).not.toContainText(seller.email)
  expect(await barriers(page)).toEqual([])
  await expectFits(page)

  // Back in the list, what was found stands there as it was.
  await page.getByRole('button', { name: 'Volver a la lista' }).click()
  await expect(list(page).getByRole('link', { name: /Falso o estafa/ })).toBeVisible()
  await look(page, word)
  await list(page)
    .getByRole('link', { name: new RegExp(`Bongó ${word}`) })
    .click()
  await expect(page).toHaveURL(new RegExp(`case=listing-${listingId}`))
  await expect(page.getByRole('radio', { name: /^Restaurar el anuncio/ })).toBeVisible()
  await page.getByRole('button', { name: 'Volver a la lista' }).click()
  await expect(list(page).getByRole('link', { name: new RegExp(`Bongó ${word}`) })).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
})

test('who is found by email leaves a line about it, and a search that fails can be repeated', async ({
  page,
  request,
}) => {
  const seller = await makeMember(request)
  await signIn(page, admin, desk)
  const { end } = await refuse(page, 'moderation.search', 500, { code: 'internal' })
  await look(page, seller.email)
  await expect(page.getByRole('heading', { name: 'No pudimos buscar' })).toBeVisible()
  await end()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await list(page)
    .getByRole('link', { name: new RegExp(`@${seller.username}`) })
    .click()
  await expect(shown(page).getByRole('region', { name: 'Historial' })).toContainText(
    'buscó por un email o un teléfono',
  )
  await expect(page.getByText(seller.email)).toHaveCount(0)
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('by keys alone: to the field, through what was found, and back', async ({
    page,
    request,
  }) => {
    const word = newWord()
    const seller = await makeMember(request)
    const first = await makeAd(request, seller, { title: `Maraca ${word}` })
    const second = await makeAd(request, seller, { title: `Güiro ${word}` })
    await signIn(page, admin, desk)
    await expect(list(page).getByRole('button', { name: 'Escoger varios' })).toBeVisible()
    await page.keyboard.press('/')
    const field = page.getByRole('searchbox', { name: 'Buscar en Moderación' })
    await expect(field).toBeFocused()
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    await expect(list(page).getByRole('link')).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`case=listing-${second}`))
    await expect(shown(page).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('j')
    await expect(page).toHaveURL(new RegExp(`case=listing-${first}`))
    await expect(shown(page).getByRole('heading', { level: 2 })).toContainText(`Maraca ${word}`)
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    await expect(list(page).getByRole('button', { name: 'Escoger varios' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })
})
