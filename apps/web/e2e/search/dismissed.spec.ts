import { expect, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { makeMember } from '../support/people.ts'

test('what does not interest somebody leaves their lists, and comes back when they say so', async ({
  page,
  request,
}) => {
  const word = newWord()
  const [one, other] = [await makeMember(request), await makeMember(request)]
  const first = await makeAd(request, one, { title: `Silla azul ${word}` })
  await makeAd(request, one, { title: `Silla verde ${word}` })
  await makeAd(request, other, { title: `Silla roja ${word}` })
  const cards = page.getByRole('article')
  await enterAs(page, await makeMember(request))

  await page.goto(`/listing/${first}`)
  await page.getByRole('button', { name: 'No me interesa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Este anuncio' }).click()
  await expect(page.getByText('Anuncio oculto').first()).toBeVisible()
  await page.goto(`/search?q=${word}`)
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('link', { name: /Silla azul/ })).toHaveCount(0)

  // Everything of that seller; their own page shows it all the same.
  await page.getByRole('link', { name: /Silla verde/ }).click()
  await page.getByRole('button', { name: 'No me interesa' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Nada de / })
    .click()
  await expect(page.getByText('Vendedor oculto').first()).toBeVisible()
  await page.goBack()
  await expect(cards).toHaveText([/Silla roja/])
  await page.goto(`/seller/${one.id}`)
  await expect(page.getByRole('link', { name: /Silla verde/ })).toBeVisible()

  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Privacidad' }).click()
  const hidden = page.getByRole('group', { name: 'Ocultos de tus listas' })
  await expect(hidden.getByRole('listitem')).toHaveCount(2)
  await hidden.getByRole('button', { name: `Mostrar de nuevo: ${one.fullName}` }).click()
  await expect(hidden.getByRole('listitem')).toHaveCount(1)
  await hidden.getByRole('button', { name: /^Mostrar de nuevo: Silla azul/ }).click()
  await expect(hidden.getByText('No has ocultado nada.')).toBeVisible()
  await page.goto(`/search?q=${word}`)
  await expect(cards).toHaveCount(3)
})
