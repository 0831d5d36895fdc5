import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord, watchComplaints } from '../support/ads.ts'
import { axe, endMotion, expectBelow } from '../support/barriers.ts'
import { emailsTo, emailTo } from '../support/mailbox.ts'
import { type Member, makeMember } from '../support/people.ts'

async function keep(request: APIRequestContext, member: Member, search: object): Promise<number> {
  const headers = { authorization: `Bearer ${member.token}` }
  const response = await request.post('/api/saved-searches', { headers, data: search })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a search is kept, somebody publishes, and an alert and an email lead to the ad', async ({
  page,
  request,
}) => {
  const complaints = watchComplaints(page)
  const [seeker, seller] = [await makeMember(request), await makeMember(request)]
  const word = newWord()
  await enterAs(page, seeker)
  await page.goto(`/search?q=${word}&location=Ponce&maxPrice=300`)
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  const saving = dialog(page, 'Guardar búsqueda')
  await expect(saving).toContainText(`${word} · Ponce · Hasta $300`)
  await expect(saving.getByLabel('Nombre')).toHaveValue(`${word} en Ponce, hasta $300`)
  await expect(saving.getByLabel('Avisarme también por email')).toBeChecked()
  await saving.getByLabel('Nombre').fill('')
  await saving.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expect(saving.getByText('Nombre requerido')).toBeVisible()
  await saving.getByLabel('Nombre').fill(`Mi ${word}`)
  await saving.getByRole('button', { name: 'Guardar búsqueda' }).dblclick()
  await expect(saving).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Búsqueda guardada' })).toBeVisible()
  const chips = page.getByRole('navigation', { name: 'Tus búsquedas guardadas' })
  await expect(chips.getByRole('link', { name: `Mi ${word}` })).toHaveAttribute(
    'aria-current',
    'page',
  )

  await makeAd(request, seller, { title: `Caro ${word}`, price: '$900' })
  await makeAd(request, seller, {
    title: `Lejos ${word}`,
    price: '$100',
    location: 'Fajardo, Este',
  })
  const id = await makeAd(request, seller, { title: `Barato ${word}`, price: '$250' })
  const sent = await emailTo(request, seeker.email, `Mi ${word}`)
  expect(sent.subject).toBe(`Anuncio nuevo en tu búsqueda «Mi ${word}»`)
  expect(sent.text).toContain(`Barato ${word}\n$250 · Ponce`)
  expect(sent.text).not.toMatch(/Caro|Lejos/)
  expect(await emailsTo(request, seeker.email)).toHaveLength(1)

  await page.goto('/')
  const ownSearches = page.getByRole('region', { name: 'Tus búsquedas' })
  await expect(ownSearches.getByRole('link', { name: `Mi ${word} 1 nuevo` })).toBeVisible()
  await page.goto('/notifications')
  const told = page.getByRole('article').filter({ hasText: `Mi ${word}` })
  await expect(told).toContainText(`Barato ${word}, $250, en Ponce`)
  const seen = page.waitForResponse(/savedSearches\.markSeen/)
  await told.getByRole('link').click()
  await expect(page).toHaveURL(`/search?q=${word}&location=Ponce&maxPrice=300&sort=newest`)
  await seen
  await page.getByRole('link', { name: `Barato ${word}`, exact: true }).click()
  await expect(page).toHaveURL(`/listing/${id}`)
  expect(complaints).toEqual([])
  // Once its results were on the screen, nothing of it is new.
  await page.goto('/')
  await expect(ownSearches.getByRole('link', { name: `Mi ${word}`, exact: true })).toBeVisible()
})

test('an email ends its kind only after a press, and without an account', async ({
  page,
  request,
}) => {
  const [seeker, seller] = [await makeMember(request), await makeMember(request)]
  const word = newWord()
  await keep(request, seeker, { name: `Busco ${word}`, query: word })
  await makeAd(request, seller, { title: `Uno ${word}` })
  const sent = await emailTo(request, seeker.email, word)
  const link = sent.links.find((each) => each.includes('/unsubscribe?'))
  if (!link) throw new Error('no way out')
  const { pathname, search } = new URL(link)
  const wantsEmails = async () => {
    const headers = { authorization: `Bearer ${seeker.token}` }
    const [kept] = await (await request.get('/api/saved-searches', { headers })).json()
    return kept.emailAlerts
  }
  await page.goto(pathname + search)
  await expect(page.getByRole('heading', { name: '¿Dejar de recibir correos?' })).toBeVisible()
  await expect(page.getByText(`«Busco ${word}»`)).toBeVisible()
  expect(await wantsEmails()).toBe(true)
  await page.getByRole('button', { name: 'No recibir más correos' }).click()
  await expect(page.getByRole('heading', { name: 'Listo, no te escribiremos más' })).toBeVisible()
  expect(await wantsEmails()).toBe(false)

  await page.goto('/unsubscribe?token=medio')
  await expect(page.getByRole('heading', { name: 'El enlace está incompleto' })).toBeVisible()
})

test('visitors are asked in, and come back to what they searched for', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await page.goto('/search?q=nevera')
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expect(page.getByText('Debes iniciar sesión para guardar búsquedas').first()).toBeVisible()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/search?q=nevera')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/saved-searches')
  await expect(page).toHaveURL('/auth?redirect=%2Fsaved-searches')
})

test('searches are made, paused, run and deleted on their own page, by keyboard too', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await enterAs(page, member)
  await page.goto('/saved-searches')
  await expect(page.getByText('Aún no tienes búsquedas guardadas')).toBeVisible()
  await page.getByRole('button', { name: 'Crear búsqueda' }).click()
  const making = dialog(page, 'Crear búsqueda')
  await making.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expect(making.getByText('El nombre y la consulta son requeridos')).toHaveCount(2)
  await making.getByLabel('Nombre').fill('Libros de texto')
  await making.getByLabel('Qué buscas').fill('libro')
  await making.getByLabel('Categoría (opcional)').selectOption('Libros')
  await making.getByLabel('Municipio o región (opcional)').fill('Mayagüez')
  await making.getByLabel('Qué buscas').focus()
  await page.keyboard.press('Enter')
  await expect(making).toHaveCount(0)

  const card = page.getByRole('article').filter({ hasText: 'Libros de texto' })
  await expect(card).toContainText('libro · De Todo · Mayagüez')
  // It comes late: above the search it would move its switches away under the finger.
  await expectBelow(page.getByRole('button', { name: /^Avísame en/ }), card)
  const alerts = card.getByRole('switch', { name: 'Avisarme de anuncios nuevos' })
  await expect(alerts).toBeChecked()
  const changed = page.waitForResponse(/savedSearches\.change/)
  await alerts.click()
  await expect(card.getByRole('switch', { name: 'También por email' })).toBeDisabled()
  await changed
  await page.reload()
  await expect(alerts).not.toBeChecked()
  await endMotion(page)
  const { violations } = await axe(page).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await card.getByRole('link', { name: 'Ver anuncios: Libros de texto' }).click()
  await expect(page).toHaveURL('/search?q=libro&category=de-todo&location=Mayag%C3%BCez')
  await page.goBack()
  await card.getByRole('button', { name: 'Eliminar: Libros de texto' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '¿Eliminar esta búsqueda?' })
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.getByText('Aún no tienes búsquedas guardadas')).toBeVisible()
})

test('what the server refuses is said, and nothing typed is lost', async ({ page, request }) => {
  const member = await makeMember(request)
  const id = await keep(request, member, { name: 'Una', query: 'mesa' })
  await enterAs(page, member)
  await page.goto('/saved-searches')
  await page.route('**/trpc/savedSearches.change**', (route) => route.abort('internetdisconnected'))
  const alerts = page.getByRole('switch', { name: 'Avisarme de anuncios nuevos' })
  await alerts.click()
  await expect(page.getByText('No hay conexión.').first()).toBeVisible()
  await expect(alerts).toBeChecked()

  await page.goto('/search?q=silla')
  await page.route('**/trpc/savedSearches.save**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  const saving = dialog(page, 'Guardar búsqueda')
  await saving.getByLabel('Nombre').fill('Sillas del patio')
  await saving.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expect(saving.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible()
  await expect(saving.getByLabel('Nombre')).toHaveValue('Sillas del patio')

  await page.goto(`/saved-searches?run=${id + 100_000}`)
  await expect(page.getByRole('heading', { name: 'Esta búsqueda ya no existe' })).toBeVisible()
})
