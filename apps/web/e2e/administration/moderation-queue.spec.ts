import { type APIRequestContext, expect, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { moreUntil } from '../support/desk.ts'
import { makeMember, signIn } from '../support/people.ts'

const admin = { username: 'admin', password: 'admin1234' }

async function report(
  request: APIRequestContext,
  listingId: number,
  reason: 'fake' | 'price',
  description: string,
) {
  const data = { reason, description, listingId }
  expect((await request.post('/api/reports', { data })).status()).toBe(201)
}

test('what waits about one person is seen together, and decided together', async ({
  page,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const listingId = await makeAd(request, seller, { title: 'Sofá de tres plazas' })
  await report(request, listingId, 'fake', `Es de otra página, ${word}`)
  await report(request, listingId, 'price', `Pide otro precio, ${word}`)
  await signIn(page, admin, '/admin-dashboard?tab=moderacion')
  const queue = page.getByRole('region', { name: 'Casos' })
  const rows = queue.getByRole('listitem').filter({ hasText: word })
  await queue.getByRole('button', { name: /^Urgentes/ }).click()
  await moreUntil(queue, rows)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Urgente')
  await rows.getByRole('button', { name: `Los 2 casos sobre ${seller.fullName}` }).click()
  await expect(rows).toHaveCount(2)

  await queue.getByRole('button', { name: 'Escoger varios' }).click()
  await queue.getByRole('button', { name: 'Escoger los de la lista' }).click()
  await expect(queue.getByText('2 casos escogidos')).toBeVisible()
  await queue.getByRole('button', { name: 'Decidirlos juntos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decidir', exact: true }).click()
  await expect(dialog.getByText('Escoge una decisión')).toBeVisible()
  await dialog.getByRole('button', { name: 'Nada malo' }).click()
  await dialog.getByRole('button', { name: 'Decidir', exact: true }).click()
  await expect(page.getByText('2 casos decididos', { exact: true })).toBeVisible()
  await expect(queue.getByText('Nada espera')).toBeVisible()
  await queue.getByRole('button', { name: 'Decididos' }).click()
  await expect(rows).toHaveCount(2)
})
