import { expect, type Page, test } from '@playwright/test'
import { makeMember, publishAd, signIn } from '../support/people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a message to the administration: refused at its fields, kept while the network is away, answered with a reference', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member, '/contact')
  await expect(page.getByLabel('Tu nombre')).toHaveValue(member.fullName)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('Selecciona una categoría', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('El asunto debe tener al menos 5 caracteres')).toBeVisible()
  await page.getByLabel('Categoría').selectOption('Sugerencia')
  await page.getByLabel('Asunto').fill('Una idea para el mapa')
  await page
    .getByRole('textbox', { name: 'Mensaje' })
    .fill('Me gustaría ver los anuncios de mi pueblo en un mapa.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('No hay conexión', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Asunto')).toHaveValue('Una idea para el mapa')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(heading(page)).toHaveText('Recibimos tu mensaje')
  await expect(page.getByText(/CT-[0-9A-Z]{8}/)).toBeVisible()
})

test('a visitor reports an ad, and comes back to it', async ({ page, request }) => {
  const ad = await publishAd(request, await makeMember(request), 'Rolex nuevo en su caja')
  await page.goto(`/listing/${ad}`)
  await page.getByRole('link', { name: 'Reportar anuncio', exact: true }).click()
  await expect(heading(page)).toHaveText('Reportar anuncio')
  await expect(page.getByText('Rolex nuevo en su caja')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(page.getByText('Selecciona una razón para el reporte')).toBeVisible()
  await page.getByRole('radio', { name: 'Falso o estafa' }).check()
  await page.getByLabel('Cuéntanos más').fill('La foto es de otra página.')
  await page.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(page.getByText(/RPT-[0-9A-Z]{8}/)).toBeVisible()
  await expect(page).toHaveURL(`/listing/${ad}`)
})

test('help finds an answer by a word, and its links lead on', async ({ page }) => {
  await page.goto('/help')
  await page.getByLabel('¿En qué te ayudamos?').fill('comision')
  await expect(page.getByRole('heading', { name: 'Lo que encontramos' })).toBeVisible()
  await page.getByText('¿Cuánto cuesta publicar?').click()
  await page.getByLabel('¿En qué te ayudamos?').fill('xyzzy')
  await expect(page.getByText('No encontramos una respuesta')).toBeVisible()
  await page.getByLabel('¿En qué te ayudamos?').fill('estafa')
  await page.getByText('¿Qué hago si creo que es una estafa?').click()
  await page.getByRole('link', { name: 'Reportar', exact: true }).click()
  await expect(heading(page)).toHaveText('Reportar un problema')
})

test('the guides lead from one to the next, and can be read without JavaScript', async ({
  page,
  browser,
}) => {
  await page.goto('/marketplace-guides')
  await page.getByRole('link', { name: /Consejos para vender/ }).click()
  await expect(heading(page)).toHaveText('Consejos para vender')
  await page.getByRole('link', { name: /Siguiente/ }).click()
  await expect(heading(page)).toHaveText('Guía para comprar')
  await page.getByRole('link', { name: /Anterior/ }).click()
  await page.getByRole('link', { name: 'consejos de seguridad', exact: true }).click()
  await expect(page).toHaveTitle('Consejos de seguridad | Wepa')
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const read = await plain.newPage()
  for (const [path, words] of [
    ['/guide-local-market', 'Una isla, 78 mercados'],
    ['/terms', 'Última actualización: 7 de enero, 2025'],
    ['/privacy', 'Ley 111-2005'],
    ['/safety-tips', 'Llamar al 911'],
  ] as const) {
    await read.goto(path)
    await expect(read.getByText(words).locator('visible=true').first()).toBeVisible()
  }
  await plain.close()
})
