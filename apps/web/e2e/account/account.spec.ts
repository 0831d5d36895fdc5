import { expect, type Page, test } from '@playwright/test'
import { untilTakenOver } from '../support/device.ts'
import { makeMember, newPerson, signIn } from '../support/people.ts'

test('a form that is sent empty says at each field what is missing', async ({ page }) => {
  await page.goto('/auth?tab=register')
  await page.getByRole('button', { name: 'Crear Cuenta' }).click()
  await expectError(page, 'Nombre completo', 'Escribe tu nombre completo')
  await expectError(page, 'Usuario', 'Tu usuario necesita al menos 3 caracteres')
  await expectError(page, 'Email', 'Escribe un email válido')
  await expectError(page, 'Contraseña', 'La contraseña debe tener al menos 6 caracteres')
  await expect(page.getByLabel('Nombre completo')).toBeFocused()

  await page.getByRole('tab', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expectError(page, 'Usuario o email', 'Username is required')
  await expectError(page, 'Contraseña', 'Password is required')
  // What the specification has in English is read as English.
  await expect(page.getByText('Password is required')).toHaveAttribute('lang', 'en')
})

test('a tab that is clicked has no ring, one reached by keys has', async ({ page }) => {
  await page.goto('/auth', { waitUntil: 'networkidle' })
  const register = page.getByRole('tab', { name: 'Registrarse' })
  await untilTakenOver(page)
  await register.click()
  await expect(register).toHaveAttribute('aria-selected', 'true')
  await expect(register).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Iniciar Sesión' })).toHaveCSS(
    'outline-style',
    'solid',
  )
})

test('a taken username is said at its field, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const other = await makeMember(request)
  const person = { ...newPerson(), username: other.username }
  await page.goto('/auth?tab=register')
  await page.getByLabel('Nombre completo').fill(person.fullName)
  await page.getByLabel('Usuario', { exact: true }).fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByLabel('Teléfono').fill('787 555 0123')
  await page.getByLabel('Municipio').fill('Ponce, Sur')
  await page.getByRole('button', { name: 'Crear Cuenta' }).click()
  await expectError(page, 'Usuario', 'Ese nombre de usuario ya está en uso. Elige otro.')
  await expect(page.getByLabel('Usuario', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Nombre completo')).toHaveValue(person.fullName)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(person.password)
  await expect(page.getByLabel('Teléfono')).toHaveValue('787 555 0123')
  await expect(page.getByLabel('Municipio')).toHaveValue('Ponce, Sur')

  await page.getByLabel('Usuario', { exact: true }).fill(newPerson().username)
  await page.getByRole('button', { name: 'Crear Cuenta' }).click()
  await expect(page).toHaveURL('/')
  await expectMember(page)
})

test('an answer without a token lets nobody in', async ({ page, request }) => {
  const member = await makeMember(request)
  await page.goto('/auth')
  await page.route(/\/trpc\/[^?]*auth\.login/, (route) =>
    route.fulfill({ json: [{ result: { data: { token: '', user: { id: member.id } } } }] }),
  )
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByText('No token received')).toBeVisible()
  expect(await readToken(page)).toBeNull()
})

test('a wrong password is refused without saying which part was wrong', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await page.goto('/auth')
  await page.getByLabel('Usuario o email').fill(member.email)
  await page.getByLabel('Contraseña', { exact: true }).fill('otra-cosa')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  const refusal = page.getByText('Credenciales inválidas. Verifica tu usuario y contraseña.')
  await expect(refusal).toBeVisible()
  await expect(page.getByLabel('Usuario o email')).toHaveValue(member.email)

  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/')
  await expectMember(page)
})

test('after signing in one is where one wanted to go, and never on another site', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member, '/my-listings')
  await expect(page.getByRole('heading', { name: 'Mis Anuncios' })).toBeVisible()
  // Whoever is signed in has nothing to do at /auth.
  await page.goto('/auth?redirect=https://otro.example/')
  await expect(page).toHaveURL('/')
})

test('the session survives a reload, also when its check finds no network', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member)
  await page.reload()
  await expectMember(page)

  const check = /\/trpc\/[^?]*auth\.me/
  for (const trouble of ['offline', 503] as const) {
    await page.route(check, (route) =>
      trouble === 'offline' ? route.abort() : route.fulfill({ status: trouble, body: 'busy' }),
    )
    const checked = page.waitForRequest(check)
    await page.reload()
    await checked
    await expectMember(page)
    await page.unroute(check)
  }
  await page.reload()
  await expectMember(page)
})

test('a session that the server has ended ends here too', async ({ page, request }) => {
  const member = await makeMember(request)
  await signIn(page, member, '/my-listings')
  await request.post('/api/auth/logout', { headers: await bearer(page) })
  await page.reload()
  await expect(page.getByText('Inicia sesión para ver tus anuncios')).toBeVisible()
  expect(await readToken(page)).toBeNull()
})

test('signing out ends the session here and on the server', async ({ page, request }) => {
  const member = await makeMember(request)
  await signIn(page, member)
  const headers = await bearer(page)
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Entrar o registrarte' })).toBeVisible()
  expect(await readToken(page)).toBeNull()
  // The screen stops waiting for the server after two seconds, so this may come later.
  const status = async () => (await request.get('/api/auth/user', { headers })).status()
  await expect.poll(status).toBe(401)
})

test('signing out does not wait for a server that does not answer', async ({ page, request }) => {
  await signIn(page, await makeMember(request))
  await page.route(/auth\.logout/, () => {})
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('link', { name: 'Entrar o registrarte' })).toBeVisible()
  expect(await readToken(page)).toBeNull()
})

async function expectError(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(message))
}

async function expectMember(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
}

function readToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('auth_token'))
}

async function bearer(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await readToken(page)}` }
}
