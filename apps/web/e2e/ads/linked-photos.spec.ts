// Photos that an ad names by an address elsewhere: what its owner reads, and that nobody else's browser asks for them.
import { expect, test } from '@playwright/test'
import { enterAs, makeAd, newWord, watchComplaints } from '../support/ads.ts'
import { drawnPhoto } from '../support/device.ts'
import { makeMember } from '../support/people.ts'

const failed = 'http://127.0.0.1/foto.jpg'
const waiting = 'http://fotos.invalid/foto.jpg'

test('the owner reads how far linked photos are, and others see none of them', async ({
  page,
  request,
  browser,
}) => {
  const title = `Bicicleta ${newWord()}`
  const member = await makeMember(request)
  await page.goto('/help')
  const own = await drawnPhoto(page)
  const images = [failed, waiting, own]
  const id = await makeAd(request, member, { title, price: '$80', images })

  const elsewhere: string[] = []
  const complaints = watchComplaints(page)
  await page.context().route(/invalid|127\.0\.0\.1\/foto/, (route) => {
    elsewhere.push(route.request().url())
    return route.abort()
  })
  await enterAs(page, member)
  await page.goto('/my-listings')
  const notice = page.getByRole('article').filter({ hasText: title }).getByRole('status')
  await expect(notice.filter({ hasText: 'Estamos copiando 1 foto.' })).toBeVisible()
  await expect(
    notice.filter({
      hasText:
        'No pudimos copiar 1 foto: la página donde está no contesta. Súbela desde tu teléfono.',
    }),
  ).toBeVisible()

  await page.goto(`/edit-listing/${id}`)
  const tiles = page.getByRole('group', { name: 'Fotos' }).getByRole('listitem')
  await expect(tiles.nth(0)).toContainText('No pudimos copiar esta foto')
  await expect(tiles.nth(1)).toContainText('Estamos copiando esta foto')
  await page.getByRole('button', { name: 'Mover la foto 3 antes' }).click()
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page).toHaveURL('/my-listings')
  const headers = { authorization: `Bearer ${member.token}` }
  const saved = await (await request.get(`/api/listings/${id}`, { headers })).json()
  expect(saved.images).toEqual([failed, expect.stringMatching(/^\/uploads\//), waiting])

  const visitor = await browser.newPage()
  const visitorComplaints = watchComplaints(visitor)
  const answer = await visitor.goto(`/listing/${id}`)
  expect(await answer?.text()).not.toMatch(/fotos\.invalid|127\.0\.0\.1\/foto/)
  expect(answer?.headers()['content-security-policy']).toMatch(/img-src 'self' data: blob:(;|$)/)
  await expect(visitor.getByRole('button', { name: 'Ampliar foto 1 de 1' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: /Ampliar foto/ })).toHaveCount(1)
  await visitor.close()
  expect([elsewhere, complaints, visitorComplaints]).toEqual([[], [], []])
})
