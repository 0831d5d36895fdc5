import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord, watchComplaints } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { untilInstalled, untilKept } from '../support/device.ts'
import { emailTo } from '../support/mailbox.ts'
import { type Member, makeMember, newPerson, signIn } from '../support/people.ts'

const follow = (page: Page, name: string) =>
  page.getByRole('button', { name: `Seguir a ${name}`, exact: true })
const unfollow = (page: Page, name: string) =>
  page.getByRole('button', { name: `Siguiendo a ${name}: dejar de seguir` })

/** What a style sheet writes over a card; screen readers say it too. */
const wordsOver = (card: Locator) =>
  card.evaluate((element) => getComputedStyle(element, '::before').content)

async function followedBy(request: APIRequestContext, member: Member): Promise<number[]> {
  const headers = { authorization: `Bearer ${member.token}` }
  const follows: { seller: { id: number } }[] = await (
    await request.get('/api/follows', { headers })
  ).json()
  return follows.map(({ seller }) => seller.id)
}

test('a visitor follows, signs up, is told of what the seller publishes, and has seen it', async ({
  page,
  request,
}) => {
  // Twice a timed job of every minute is waited for, at most.
  test.setTimeout(180_000)
  const complaints = watchComplaints(page)
  const seller = await makeMember(request)
  const word = newWord()
  await makeAd(request, seller, { title: `De antes ${word}` })
  await page.goto(`/seller/${seller.id}`)
  await follow(page, seller.fullName).click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  const person = newPerson()
  await page.getByLabel('Nombre completo').fill(person.fullName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Usuario', { exact: true }).fill(person.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Crear Cuenta' }).click()
  await expect(page).toHaveURL(`/seller/${seller.id}`)
  await expect(unfollow(page, seller.fullName)).toBeVisible()
  await page.reload()
  await expect(unfollow(page, seller.fullName)).toBeVisible()

  const id = await makeAd(request, seller, { title: `Hamaca ${word}`, price: '$80' })
  const sent = await emailTo(request, person.email, 'Anuncio nuevo', 150_000)
  expect(sent.text).toContain(`Hamaca ${word}\n$80 · Ponce`)
  await page.goto('/notifications')
  const told = page.getByRole('article').filter({ hasText: 'Anuncio nuevo de' })
  await expect(told).toContainText(`Hamaca ${word}, $80, en Ponce`)
  await told.getByRole('link').click()
  await expect(page).toHaveURL('/following?tab=ads')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards).not.toHaveAttribute('data-seen')
  await page.getByRole('link', { name: `Hamaca ${word}` }).click()
  await expect(page).toHaveURL(`/listing/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Hamaca ${word}` })).toBeVisible()
  // The device notes it once it has nothing better to do.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wepa.viewed'))).toBe('yes')
  await page.goBack()
  await expect(cards).toHaveAttribute('data-seen')
  expect(await wordsOver(cards)).toBe('"Visto por ti"')
  expect(await barriers(page)).toEqual([])
  await page.reload()
  await expect(cards).toHaveAttribute('data-seen')
  expect(complaints).toEqual([])
})

test('one follows from an ad, without a network too, and leaves again from the list', async ({
  page,
  context,
  request,
}) => {
  const [seller, member] = [await makeMember(request), await makeMember(request)]
  const [ad, other] = [newWord(), newWord()]
  const id = await makeAd(request, seller, { title: `Mesa ${ad}` })
  await makeAd(request, seller, { title: `Banco ${other}` })
  await enterAs(page, member)
  await page.goto(`/listing/${id}`)
  const others = page.getByRole('region', { name: 'Más de este vendedor' })
  await expect(others.getByRole('article')).toHaveText([new RegExp(`Banco ${other}`)])
  await expect(others.getByRole('link', { name: 'Ver todos' })).toHaveAttribute(
    'href',
    `/seller/${seller.id}`,
  )
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  await untilInstalled(page)
  await context.setOffline(true)
  // Of quick taps the last one counts.
  await follow(page, seller.fullName).click()
  await unfollow(page, seller.fullName).click()
  await follow(page, seller.fullName).click()
  await expect(unfollow(page, seller.fullName)).toBeVisible()
  await expect(page.getByText('En cola').first()).toBeVisible()
  expect(await followedBy(request, member)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => followedBy(request, member)).toEqual([seller.id])

  await page.goto('/following')
  const row = page.getByRole('article').filter({ hasText: seller.fullName })
  await expect(row).toContainText('2 anuncios')
  expect(await barriers(page)).toEqual([])
  await unfollow(page, seller.fullName).click()
  await expect(page.getByRole('heading', { name: 'Aún no sigues a nadie' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('tab', { name: 'Anuncios nuevos' }).click()
  await expect(page.getByRole('heading', { name: 'Nada nuevo por ahora' })).toBeVisible()
})

test('nobody follows themselves or whom they have blocked, and a seller alone sees how many follow', async ({
  page,
  request,
}) => {
  const [seller, member] = [await makeMember(request), await makeMember(request)]
  const headers = { authorization: `Bearer ${member.token}` }
  await request.put(`/api/users/${seller.id}/follow`, { headers })
  const count = page.getByText(/personas? te sigue/)
  await enterAs(page, member)
  await page.goto(`/seller/${seller.id}`)
  await expect(unfollow(page, seller.fullName)).toBeVisible()
  await expect(count).toHaveCount(0)
  await page.getByRole('button', { name: 'Bloquear a esta persona' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click()
  await expect(unfollow(page, seller.fullName)).toHaveCount(0)
  await expect(follow(page, seller.fullName)).toHaveCount(0)
  expect(await followedBy(request, member)).toEqual([])
  const blocks = `/api/users/${member.id}/blocks/${seller.id}`
  await request.delete(blocks, { headers })
  await request.put(`/api/users/${seller.id}/follow`, { headers })

  await page.evaluate((token) => localStorage.setItem('auth_token', token), seller.token)
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), seller.token)
  await page.goto(`/seller/${seller.id}`)
  await expect(count).toHaveText('1 persona te sigue. Solo tú ves este número.')
  await expect(follow(page, seller.fullName)).toHaveCount(0)
})

test('whom one follows can be read without a network', async ({ page, context, request }) => {
  const [seller, member] = [await makeMember(request), await makeMember(request)]
  const headers = { authorization: `Bearer ${member.token}` }
  await request.put(`/api/users/${seller.id}/follow`, { headers })
  const word = newWord()
  await makeAd(request, seller, { title: `Piano ${word}` })
  await signIn(page, member, '/')
  await untilInstalled(page)
  await page.goto('/following')
  const row = page.getByRole('article').filter({ hasText: seller.fullName })
  await expect(row).toBeVisible()
  await untilKept(page, member.id, ['follows.list'])
  await page.goto('/following?tab=ads')
  const card = page.getByRole('article').filter({ hasText: word })
  await expect(card).toBeVisible()
  await untilKept(page, member.id, ['follows.list', 'follows.newAds'])
  await context.setOffline(true)
  await page.goto('/following')
  await expect(row).toBeVisible()
  await expect(page.getByText(/^Guardado/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Anuncios nuevos' }).click()
  await expect(card).toBeVisible()
})
