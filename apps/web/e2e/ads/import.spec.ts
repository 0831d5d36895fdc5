import { expect, test } from '@playwright/test'
import { emailTo } from '../support/mailbox.ts'
import { makeMember, publishAd, signIn } from '../support/people.ts'
import { subscribeTo } from '../support/stripe.ts'

const csv = (text: string, name = 'muebles.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
})

test('who has no Business reads what it brings, and may export', async ({ page, request }) => {
  const member = await makeMember(request)
  await publishAd(request, member, 'Silla de pino')
  await signIn(page, member, '/inventory')
  await page.getByRole('button', { name: 'Importar o exportar' }).click()
  await expect(page.getByRole('heading', { name: 'Importar con Business' })).toBeVisible()
  const download = page.waitForEvent('download')
  const card = page.getByRole('region', { name: 'Exportar' })
  await card.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toBe('wepa-inventario.csv')
  await page.getByRole('link', { name: 'Ver el plan Business' }).click()
  await expect(page).toHaveURL(/subscription/)
})

test('a table is read, shows what is wrong, is confirmed, and tells how it went', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await subscribeTo(request, 'business', member, 'pm_card_visa')
  await signIn(page, member, '/inventory?import=new')
  const read = page.getByRole('button', { name: 'Leer la tabla' })
  await read.click()
  await expect(page.getByText('Elige un archivo')).toBeVisible()
  // As Excel writes it: Windows-1252 and semicolons.
  const table = [
    'Referencia;Categoría;Título;Descripción;Precio',
    'M-1;Hogar y Jardín;Mesa de ausubo;Para ocho personas.;$450',
    'M-2;Hogar y Jardín;Ñequita de pino;Pintada a mano.;$20',
    'M-3;Muebles;Silla;De caoba.;$30',
  ].join('\r\n')
  await page.getByLabel('Tabla', { exact: true }).setInputFiles(csv(table))
  await read.click()
  await expect(page.getByRole('heading', { name: 'Esto es lo que cambiaría' })).toBeVisible()
  await expect(page.getByText('Categoría: No hay una categoría con ese nombre')).toBeVisible()
  await page.getByRole('button', { name: 'Se crean: 2' }).click()
  await expect(page.getByText('Ñequita de pino')).toBeVisible()
  await page.getByRole('button', { name: 'Hacer 2 cambios' }).click()
  await expect(page.getByRole('heading', { name: 'Importación terminada' })).toBeVisible()
  const email = await emailTo(request, member.email, /Tu inventario está al día/)
  expect(email.text).toContain('Fila 4 (M-3)')
  await page.getByRole('button', { name: 'Volver a la tabla' }).click()
  await expect(page.getByRole('row', { name: 'Mesa de ausubo' })).toBeVisible()

  // The same table with another price changes that price alone.
  await page.getByRole('button', { name: 'Importar o exportar' }).click()
  const lines = 'Referencia,Precio\nM-1,$400\nM-2,$20\n'
  await page.getByLabel('Tabla', { exact: true }).setInputFiles(csv(lines, 'precios.csv'))
  await read.click()
  await expect(page.getByRole('button', { name: 'Quedan igual: 1' })).toBeVisible()
  await expect(page.getByText('$450')).toBeVisible()
  await page.getByRole('button', { name: 'Hacer 1 cambio' }).click()
  await expect(page.getByRole('heading', { name: 'Importación terminada' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Importación terminada' })).toBeVisible()
})

test('a file that is no table says why', async ({ page, request }) => {
  const member = await makeMember(request)
  await subscribeTo(request, 'business', member, 'pm_card_visa')
  await signIn(page, member, '/inventory?import=new')
  await page.getByLabel('Tabla', { exact: true }).setInputFiles(csv('nombre,costo\nx,1\n'))
  await page.getByRole('button', { name: 'Leer la tabla' }).click()
  await expect(page.getByRole('heading', { name: 'No se pudo importar' })).toBeVisible()
  await expect(page.getByText('La primera fila debe tener los encabezados')).toBeVisible()
})

test('an address inside is refused at its field', async ({ page, request }) => {
  const member = await makeMember(request)
  await subscribeTo(request, 'business', member, 'pm_card_visa')
  await signIn(page, member, '/inventory?import=new')
  await page.getByLabel('Dirección', { exact: true }).fill('http://127.0.0.1/inventario.csv')
  await page.getByRole('button', { name: 'Leer cada día' }).click()
  await expect(page.getByText('Escribe una dirección pública')).toBeVisible()
  await expect(page.getByLabel('Dirección', { exact: true })).toHaveValue(
    'http://127.0.0.1/inventario.csv',
  )
})

test('an ad that is gone is published again from the ZIP of one’s data', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const id = await publishAd(request, member, 'Silla de pino')
  await signIn(page, member, '/settings?tab=privacy')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar con fotos y mensajes (ZIP)' }).click()
  const path = await (await coming).path()
  const headers = { authorization: `Bearer ${member.token}` }
  expect((await request.delete(`/api/listings/${id}`, { headers })).status()).toBe(200)
  await page.goto('/inventory?import=new')
  const read = page.getByRole('button', { name: 'Leer mi copia' })
  await read.click()
  await expect(page.getByText('Elige el ZIP de tu copia')).toBeVisible()
  await page.getByLabel('ZIP con mis datos').setInputFiles(path)
  await read.click()
  await page.getByRole('button', { name: 'Hacer 1 cambio' }).click()
  await expect(page.getByRole('heading', { name: 'Importación terminada' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver a la tabla' }).click()
  await expect(page.getByRole('row', { name: 'Silla de pino' })).toBeVisible()
})
