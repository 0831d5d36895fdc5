import { expect, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { makeMember, titlesOf } from '../support/people.ts'
import { writePhoto } from '../support/photos.ts'

test('an ad that the assistant publishes without a network waits in the queue, and goes out once', async ({
  page,
  context,
  request,
}, info) => {
  const member = await makeMember(request)
  await enterAs(page, member)
  await page.goto('/ai-chat')
  // From then on also what the page has not loaded yet is there without a network.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page
    .getByLabel('Elegir fotos')
    .setInputFiles(await writePhoto(page, info.outputPath('mesa.jpg'), 'red'))
  const card = page.getByRole('region', { name: 'Tu anuncio' })
  await expect(card).toContainText('Artículo de color')
  await page.getByRole('button', { name: 'Hacer Cambios' }).click()
  await page.getByLabel('Título').fill('Mesa roja sin señal')
  await page.getByLabel('Municipio').fill('Ponce, Sur')

  // What was tried without network reached nobody.
  const reached: string[] = []
  context.on('response', (response) => {
    if (response.url().includes('/trpc/listings.publish')) reached.push(response.url())
  })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Publicar Anuncio' }).click()
  const log = page.getByRole('log', { name: 'Conversación con el asistente' })
  await expect(log).toContainText('«Mesa roja sin señal» está en cola')
  await log.getByRole('link', { name: 'Ver pendientes' }).click()
  const waiting = page.getByRole('article', { name: /Mesa roja sin señal/ })
  await expect(waiting.getByText('En cola')).toBeVisible()
  await page.goBack()
  await expect(log).toContainText('«Mesa roja sin señal» está en cola')
  expect(await titlesOf(request, member)).toEqual([])

  await context.setOffline(false)
  await expect(log).toContainText('Tu anuncio está publicado.')
  expect(await titlesOf(request, member)).toEqual(['Mesa roja sin señal'])
  expect(reached).toHaveLength(1)
  await page.reload()
  await expect(log).toContainText('Tu anuncio está publicado.')
  expect(await titlesOf(request, member)).toEqual(['Mesa roja sin señal'])
})
