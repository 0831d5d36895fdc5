import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { admin, desk } from '../support/desk.ts'
import { emailTo } from '../support/mailbox.ts'
import { type Member, makeMember, publishAd, signIn } from '../support/people.ts'
import { refuse } from '../support/refusals.ts'
import { subscribeTo } from '../support/stripe.ts'

/** The smallest PDF. */
const paper = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
const request = '/verification-request'

test('a visitor is asked in, and comes back here', async ({ page }) => {
  await page.goto(request)
  await expect(
    page.getByRole('heading', { name: 'Inicia sesión para verificar tu cuenta' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
    'href',
    /\/auth\?redirect=/,
  )
})

test('an email is verified by the code that was mailed', async ({ page, request: http }) => {
  const member = await makeMember(http)
  await signIn(page, member, request)

  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Selecciona un tipo' })).toBeVisible()
  for (const name of [/Teléfono/, /Identidad/, /Negocio/, /Dirección/]) {
    const choice = page.getByRole('radio', { name })
    await expect(choice).toBeDisabled()
    await expect(page.locator('label').filter({ has: choice })).toContainText('Próximamente')
  }
  await page.getByRole('radio', { name: /Email/ }).check()
  await expect(page.getByText(member.email)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar código' }).click()

  const dialog = page.getByRole('dialog', { name: 'Escribe el código' })
  await expect(dialog).toContainText(member.email)
  await expect(dialog.getByRole('link', { name: /buzón de prueba/ })).toBeVisible()
  const again = dialog.getByRole('button', { name: /Reenviar código/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  const field = dialog.getByLabel('Código de 6 dígitos')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')

  const { text } = await emailTo(http, member.email, /código de Wepa/)
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? ''
  await dialog.getByRole('button', { name: 'Verificar' }).click()
  await expect(field).toHaveAccessibleDescription(/Escribe los 6 dígitos/)
  await field.fill(code === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: 'Verificar' }).click()
  await expect(field).toHaveAccessibleDescription(/Código Incorrecto: .* Te quedan 4 intentos/)

  // As a mail program shows it: with a space in it.
  await field.fill('')
  await field.focus()
  await page.evaluate(
    (pasted) => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      document.execCommand('insertText', false, pasted)
    },
    ` ${code.slice(0, 3)} ${code.slice(3)}`,
  )
  await expect(field).toHaveValue(code)
  await field.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('Verificación aprobada').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', { name: 'Verificado' })).toBeVisible()

  await page.goto(request)
  await expect(page.getByText('Ya tienes esta verificación aprobada')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Email.*Aprobado/ })).toBeDisabled()

  // And everybody sees it beside their ads.
  const id = await publishAd(http, member, 'Mecedora de caoba')
  await page.goto(`/listing/${id}`)
  const seller = page.getByRole('region', { name: 'Vendedor', exact: true })
  await expect(seller.getByRole('img', { name: 'Verificado' })).toBeVisible()
  await expect(seller).toContainText('Nuevo')
  await expect(seller).toContainText('Confianza 2.7')
})

test('who comes back with a code on its way goes on with it', async ({ page, request: http }) => {
  const member = await makeMember(http)
  const asked = await http.post(`/api/users/${member.id}/verify`, {
    headers: { authorization: `Bearer ${member.token}` },
    data: { verificationType: 'email', email: member.email },
  })
  expect(asked.status()).toBe(201)
  await signIn(page, member, '/profile?tab=verification')
  await page.getByRole('link', { name: 'Gestionar Verificaciones' }).click()
  await expect(page).toHaveURL(request)
  await expect(page.getByRole('radio', { name: /Email.*Pendiente/ })).toBeChecked()
  await page.getByRole('button', { name: 'Escribir el código' }).click()
  const { text } = await emailTo(http, member.email, /código de Wepa/)
  await page.getByLabel('Código de 6 dígitos').fill(/\b(\d{6})\b/.exec(text)?.[1] ?? '')
  await page.getByRole('button', { name: 'Verificar', exact: true }).click()
  await expect(page).toHaveURL('/profile')
})

test('without network it says so and keeps what was typed', async ({
  page,
  context,
  request: http,
}) => {
  const member = await makeMember(http)
  await signIn(page, member, `${request}?type=email`)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  const field = page.getByLabel('Código de 6 dígitos')
  await field.fill('123456')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Verificar', exact: true }).click()
  await expect(field).toHaveAccessibleDescription(/No hay conexión/)
  await expect(field).toHaveValue('123456')

  await context.setOffline(false)
  await refuse(page, 'verifications.verifyCode', 500, { code: 'internal' })
  await page.getByRole('button', { name: 'Verificar', exact: true }).click()
  await expect(field).toHaveAccessibleDescription(
    /^No se pudo verificar el código\. Inténtalo de nuevo\./,
  )
})

/** What the administration decides on somebody's newest request of a type. */
async function decideOn(
  http: APIRequestContext,
  member: Member,
  type: string,
  decision: { decision: 'approve' } | { decision: 'reject'; notes: string },
): Promise<void> {
  const login = { username: 'admin', password: 'admin1234' }
  const { token } = await (await http.post('/api/auth/login', { data: login })).json()
  const headers = { authorization: `Bearer ${member.token}` }
  const answer = await http.get(`/api/users/${member.id}/verifications`, { headers })
  const all: { id: number; verificationType: string }[] = await answer.json()
  const id = all.find(({ verificationType }) => verificationType === type)?.id
  const decided = await http.post(`/api/admin/verifications/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: decision,
  })
  expect(decided.status()).toBe(200)
}

async function verifyEmail(http: APIRequestContext, member: Member): Promise<void> {
  const headers = { authorization: `Bearer ${member.token}` }
  const path = `/api/users/${member.id}`
  const asked = { verificationType: 'email', email: member.email }
  expect((await http.post(`${path}/verify`, { headers, data: asked })).status()).toBe(201)
  const { text } = await emailTo(http, member.email, /código de Wepa/)
  const code = /\b(\d{6})\b/.exec(text)?.[1]
  const tried = { verificationType: 'email', verificationCode: code }
  expect((await http.post(`${path}/verify-code`, { headers, data: tried })).status()).toBe(200)
}

test('what was rejected is sent again, with its reason in sight and its papers', async ({
  page,
  request: http,
}) => {
  const member = await makeMember(http)
  const first = await http.post(`/api/users/${member.id}/verify`, {
    headers: { authorization: `Bearer ${member.token}` },
    data: { verificationType: 'identity', documentData: { documentNumber: 'A-1' } },
  })
  expect(first.status()).toBe(201)
  const notes = 'La foto del documento no se lee.'
  await decideOn(http, member, 'identity', { decision: 'reject', notes })

  await signIn(page, member, '/profile?tab=verification')
  await expect(page.getByText(`Motivo: ${notes}`)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Solicitar de nuevo: Identidad' }).click()
  await expect(page.getByRole('radio', { name: /Identidad/ })).toBeChecked()
  await expect(page.getByRole('main').getByText(notes)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page.getByText('Escribe el número del documento')).toBeVisible()
  await page.getByLabel('Número del documento').fill('A-123456')
  const papers = page.getByLabel('Añadir documentos')
  await papers.setInputFiles({
    name: 'notas.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('a'),
  })
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'notas.txt: ' })).toBeVisible()
  await page.getByRole('button', { name: 'Quitar notas.txt' }).click()
  await expect(papers).toBeFocused()
  await papers.setInputFiles({ name: 'cedula.pdf', mimeType: 'application/pdf', buffer: paper })
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page.getByText('Solicitud enviada').first()).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await page.goto('/profile?tab=verification')
  await expect(page.getByText('En revisión por nuestro equipo')).toBeVisible()
})

test('a subscriber of Business verifies email and business, and is an Usuario Verificado', async ({
  page,
  request: http,
}) => {
  const member = await makeMember(http)
  await subscribeTo(http, 'business', member, 'pm_card_visa')
  await verifyEmail(http, member)
  await signIn(page, member, '/profile')
  await expect(page.getByText('Nuevo Usuario')).toBeVisible()

  await page.goto(`${request}?type=business`)
  await expect(page.getByRole('radio', { name: /Dirección/ })).toBeDisabled()
  await page.getByLabel('Nombre del negocio').fill('Colmado La Ceiba')
  await page.getByLabel('Número de licencia').fill('PR-2044')
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page).toHaveURL('/profile')
  await decideOn(http, member, 'business', { decision: 'approve' })
  await page.reload()
  await expect(page.getByText('Usuario Verificado')).toBeVisible()
})

/** A number of nobody yet: as people write it, and as it is sent to. */
function newPhone(): [shown: string, e164: string] {
  const [exchange, line] = [randomInt(200, 1000), randomInt(1000, 10_000)]
  return [`(787) ${exchange}-${line}`, `+1787${exchange}${line}`]
}

/** The code of the last text message to a number. */
async function codeTexted(http: APIRequestContext, to: string): Promise<string> {
  const { sandboxUrl } = test.info().config.metadata
  let code = ''
  await expect
    .poll(async () => {
      const answer = await http.get(`${sandboxUrl}/sms.json?to=${encodeURIComponent(to)}`)
      const [last]: { text: string }[] = await answer.json()
      code = /#(\d{6})$/.exec(last?.text ?? '')?.[1] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

test('an administrator opens phones; a code comes by SMS, a landline is refused, and the number is the profile’s', async ({
  browser,
  page,
  request: http,
}) => {
  const member = await makeMember(http)
  const office = await browser.newPage()
  await signIn(office, admin, desk)
  const openings = office.getByRole('region', { name: 'Verificaciones abiertas' })
  const phone = openings.getByRole('switch', { name: 'Teléfono' })
  await phone.check()
  await expect(openings.getByText(/abrió Teléfono\./).first()).toBeVisible()

  await signIn(page, member, request)
  await page.getByRole('radio', { name: /Teléfono/ }).check()
  const number = page.getByLabel('Número de celular')
  const send = page.getByRole('button', { name: 'Enviar código' })
  await number.fill('800-555-0123')
  await send.click()
  await expect(
    page.getByText('Escribe un celular de Puerto Rico o de Estados Unidos'),
  ).toBeVisible()
  const [own, e164] = newPhone()
  await number.fill(own)
  expect(await barriers(page)).toEqual([])
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'Escribe el código' })
  await dialog.getByLabel('Código de 6 dígitos').fill('000000')
  await dialog.getByRole('button', { name: 'Verificar' }).click()
  await expect(dialog.getByText(/^Código Incorrecto/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  // The phone rings meanwhile, and the page was let go of.
  await page.reload()
  await page.getByRole('radio', { name: /Teléfono/ }).check()
  await expect(number).toHaveValue(own)
  await page.getByRole('button', { name: 'Escribir el código' }).click()
  await dialog.getByLabel('Código de 6 dígitos').fill(await codeTexted(http, e164))
  await dialog.getByRole('button', { name: 'Verificar' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('Verificación aprobada').first()).toBeVisible()
  await expect(page.getByLabel('Teléfono (opcional)')).toHaveValue(own)

  await phone.uncheck()
  await expect(openings.getByText(/cerró Teléfono\./).first()).toBeVisible()
  await office.close()
})
