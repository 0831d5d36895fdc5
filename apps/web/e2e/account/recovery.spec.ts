import { expect, type Page, type Request, test } from '@playwright/test'
import { emailsTo, emailTo } from '../support/mailbox.ts'
import { makeMember, signIn } from '../support/people.ts'

/** Asks for a link on the screen and answers the one that came by mail. */
async function linkByMail(page: Page, email: string): Promise<string> {
  await page.goto('/auth')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  // Until then the fields are those of the sign-in.
  await expect(heading(page)).toHaveText('¿Olvidaste tu contraseña?')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisa tu email')
  const { links } = await emailTo(page.request, email, 'Restablece tu contraseña de Wepa')
  return links.find((link) => link.includes('/reset-password')) ?? 'no link'
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('who forgot their password gets a link by mail, chooses a new one, and enters with it', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const link = await linkByMail(page, member.email.toUpperCase())
  const token = new URL(link).searchParams.get('token') ?? ''

  // With the service worker at work, which keeps pages by their address.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const requests: Request[] = []
  page.on('request', (sent) => requests.push(sent))
  await page.goto(link)
  await expect(heading(page)).toHaveText('Restablecer Contraseña')
  await expect(page).toHaveURL('/reset-password')
  const told = await Promise.all(
    requests.map(async (sent) => `${sent.url()} ${(await sent.allHeaders()).referer ?? ''}`.trim()),
  )
  expect(told.filter((text) => text.includes(token))).toEqual([link])
  expect((await keptAddresses(page)).filter((address) => address.includes(token))).toEqual([])

  const [fresh, again] = [
    page.getByLabel('Nueva contraseña'),
    page.getByLabel('Confirmar contraseña'),
  ]
  const submit = page.getByRole('button', { name: 'Restablecer Contraseña' })
  await expect(fresh).toHaveAttribute('placeholder', 'Mínimo 6 caracteres')
  await expect(fresh).toHaveAttribute('autocomplete', 'new-password')
  await fresh.fill('corta')
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription(
    'La contraseña debe tener al menos 6 caracteres Mejor 8 o más.',
  )
  await fresh.fill('flamboyan-2026')
  await again.fill('flamboyan-2025')
  await submit.click()
  await expect(again).toHaveAccessibleDescription('Las contraseñas no coinciden')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(fresh).toHaveAttribute('type', 'text')
  await expect(fresh).toHaveValue('flamboyan-2026')

  // A phone may let go of the tab meanwhile; the link is not lost with it.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(heading(page)).toHaveText('Restablecer Contraseña')
  await fresh.fill('flamboyan-2026')
  await again.fill('flamboyan-2026')
  await submit.click()
  await expect(heading(page)).toHaveText('Contraseña restablecida')
  await expect(page).toHaveURL('/auth')

  await page.getByLabel('Usuario o email').fill(member.email)
  await page.getByLabel('Contraseña', { exact: true }).fill('flamboyan-2026')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/')
  await emailTo(request, member.email, 'Tu contraseña de Wepa cambió')

  await page.goto(link)
  await expect(heading(page)).toHaveText('Enlace Inválido')
})

test('a link that is no good says so and leads to a new one', async ({ page }) => {
  for (const address of ['/reset-password', '/reset-password?token=nada']) {
    await page.goto(address)
    await expect(heading(page)).toHaveText('Enlace Inválido')
    await expect(
      page.getByText('Este enlace de restablecimiento ha expirado o no es válido'),
    ).toBeVisible()
    await expect(page.getByText(/vencen después de 1 hora/)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Solicitar un enlace nuevo' }).click()
  await expect(page).toHaveURL('/auth?tab=reset')
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('while the link is checked it says so; without network it asks again', async ({ page }) => {
  let isHeld = true
  let answer = () => {}
  await page.route(/account\.checkResetLink/, async (route) => {
    if (isHeld)
      await new Promise<void>((done) => {
        answer = done
      })
    await route.abort()
  })
  await page.goto('/reset-password?token=nada')
  await expect(heading(page)).toHaveText('Validando enlace...')
  isHeld = false
  answer()
  await expect(page.getByRole('alert')).toHaveText('Error de conexión. Inténtalo de nuevo.')
  await page.unroute(/account\.checkResetLink/)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(heading(page)).toHaveText('Enlace Inválido')
})

test('a link that another tab used up while the form stood open', async ({ page, request }) => {
  const member = await makeMember(request)
  const link = await linkByMail(page, member.email)
  await page.goto(link)
  await expect(heading(page)).toHaveText('Restablecer Contraseña')
  const token = new URL(link).searchParams.get('token')
  await request.post('/api/auth/reset-password', { data: { token, newPassword: 'otra-clave' } })
  await page.getByLabel('Nueva contraseña').fill('flamboyan-2026')
  await page.getByLabel('Confirmar contraseña').fill('flamboyan-2026')
  let letGo = () => {}
  const gate = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(/account\.resetPassword/, async (route) => {
    await gate
    await route.continue()
  })
  await page.getByRole('button', { name: 'Restablecer Contraseña' }).click()
  await expect(page.getByRole('button', { name: 'Restableciendo...' })).toBeVisible()
  letGo()
  await expect(heading(page)).toHaveText('Enlace Inválido')
})

test('a session that is open here ends with the reset, also on the screen', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const link = await linkByMail(page, member.email)
  await signIn(page, member)
  await page.goto(link)
  await page.getByLabel('Nueva contraseña').fill('flamboyan-2026')
  await page.getByLabel('Confirmar contraseña').fill('flamboyan-2026')
  await page.getByRole('button', { name: 'Restablecer Contraseña' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByLabel('Usuario o email')).toBeVisible()
})

test('an unknown address gets the same answer on the screen, and no email', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const shown: (string | null)[] = []
  for (const email of [member.email, `nadie-${member.email}`]) {
    await page.goto('/auth?tab=reset')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(heading(page)).toHaveText('Revisa tu email')
    shown.push(await page.locator('main').textContent())
  }
  expect(shown[0]).toBe(shown[1])
  await emailTo(request, member.email, 'Restablece tu contraseña de Wepa')
  expect(await emailsTo(request, `nadie-${member.email}`)).toEqual([])
})

test('what is no address is refused at its field, in the documented words', async ({ page }) => {
  for (const [path, button] of [
    ['/auth?tab=reset', 'Enviar enlace'],
    ['/forgot-username', 'Enviar mi usuario'],
  ] as const) {
    await page.goto(path)
    await page.getByLabel('Email').fill('no es un email')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue('no es un email')
  }
})

test('a forgotten username comes by mail', async ({ page, request }) => {
  const member = await makeMember(request)
  await page.goto('/auth')
  await page.getByRole('link', { name: '¿Olvidaste tu usuario?' }).click()
  await expect(page).toHaveURL('/forgot-username')
  // The address changes first, while the fields are still those of the sign-in.
  await expect(heading(page)).toHaveText('¿Olvidaste tu usuario?')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Enviar mi usuario' }).click()
  await expect(heading(page)).toHaveText('Revisa tu email')
  await expect(page.getByText('Username enviado').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute(
    'href',
    '/auth',
  )
  const { text } = await emailTo(request, member.email, 'Tu usuario de Wepa')
  expect(text).toContain(member.username)
})

/** What the service worker keeps, by its address. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys()
      addresses.push(...kept.map(({ url }) => url))
    }
    return addresses
  })
}
