import { expect, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { makeMember } from '../support/people.ts'

test('words of price are limits, and what is alike stands apart below', async ({
  page,
  request,
}) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Kayak ${word}`, price: '$150' })
  await makeAd(request, member, { title: `Rack para kayak ${word}`, price: '$60' })
  await makeAd(request, member, { title: `Kayak ${word} de fibra`, price: '$900' })
  await page.goto(`/search?q=kayak+${word}+menos+de+200`)
  await expect(page.getByText('Entendimos: hasta $200.')).toBeVisible()
  await expect(page.getByText('1 anuncio', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`Kayak ${word}`)
  const alike = page.getByRole('heading', { level: 2, name: 'Parecidos a lo que buscas' })
  await expect(alike).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 3, name: `Rack para kayak ${word}` }),
  ).toBeVisible()
  await expect(page.getByText(`Kayak ${word} de fibra`)).toHaveCount(0)
  await expect(page.getByText(/^Debajo ves \d+ parecidos?\.$/)).toHaveRole('status')
  // Taken as it stands no word is a price, and nothing is only alike.
  await page.getByRole('button', { name: /tal cual$/ }).click()
  await expect(page).toHaveURL(/literal=true/)
  await expect(alike).toHaveCount(0)
})
