import { expect, type Page, test } from '@playwright/test'
import { axe, barriers, endMotion } from '../support/barriers.ts'
import { makeMember, publishAd, signIn } from '../support/people.ts'
import { lookAtPhoto, writePhoto } from '../support/photos.ts'

const chooseAvatar = (
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
) => page.getByLabel(/(Subir|Cambiar) foto de perfil$/).setInputFiles(file)

test('a visitor is invited, and comes back after signing in', async ({ page, request }) => {
  await page.goto('/profile')
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: 'Crear Cuenta Gratis' })).toHaveAttribute(
    'href',
    /\/auth\?/,
  )
  await main.getByRole('link', { name: 'Ya tengo cuenta' }).click()
  const member = await makeMember(request)
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.fullName)
  await expect(page.getByRole('heading', { name: 'Nuevo Usuario' })).toBeVisible()
  await expect(page.locator('[lang=en]', { hasText: 'No bio available' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Panel de administración' })).toHaveCount(0)

  for (const [tab, seen] of [
    ['Verificación', 'Solicitar Verificación'],
    ['Calificaciones (0)', 'Aún no tienes calificaciones'],
    ['Actividad', 'Activity Coming Soon'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel').getByText(seen)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada').first()).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a photo is cropped from a file, uploaded, and counts once the profile is saved', async ({
  page,
  request,
}, info) => {
  const member = await makeMember(request)
  await signIn(page, member, '/profile')
  await chooseAvatar(page, {
    name: 'grande.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 2 ** 20 + 1, 1),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'Image size' })).toHaveText(
    'Image size must be less than 5MB',
  )
  // 1200 × 800: white on the left, green on the right.
  await chooseAvatar(page, await writePhoto(page, info.outputPath('yo.jpg'), 'green'))
  const dialog = page.getByRole('dialog', { name: 'Ajusta tu foto' })
  const frame = dialog.getByRole('application')
  await frame.focus()
  // To the left the photo goes, until its right edge: the frame then holds nothing but green.
  for (let press = 0; press < 12; press += 1) await frame.press('ArrowLeft')
  const slider = dialog.getByRole('slider', { name: 'Acercar' })
  await slider.focus()
  await slider.press('PageUp')
  await frame.focus()
  for (let press = 0; press < 40; press += 1) await frame.press('ArrowLeft')
  await endMotion(page)
  const { violations } = await axe(page).include('[role=dialog]').analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual(
    [],
  )

  await page.route(/photos\.uploadProfileImage/, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Usar foto' }).click()
  await expect(page.getByText('Failed to upload image. Please try again.').first()).toBeAttached()
  await expect(dialog.getByText(/No hay conexión/)).toBeVisible()
  await page.unroute(/photos\.uploadProfileImage/)
  await dialog.getByRole('button', { name: 'Usar foto' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Image uploaded').first()).toBeVisible()
  await expect(page.getByText('Tu foto nueva aún no está guardada.')).toBeVisible()

  const shown = async () => (await request.get(`/api/users/${member.id}`)).json()
  expect((await shown()).profileImageUrl).toBeNull()
  await page
    .getByRole('region', { name: 'Sobre ti' })
    .getByRole('button', { name: 'Guardar' })
    .click()
  await expect(page.getByText('Your profile has been successfully updated.').first()).toBeVisible()
  const { profileImageUrl } = await shown()
  expect(await lookAtPhoto(page, profileImageUrl)).toMatchObject({
    isUpright: false,
    left: 'green',
    right: 'green',
  })

  await page.getByRole('button', { name: 'Quitar foto' }).click()
  await page
    .getByRole('region', { name: 'Sobre ti' })
    .getByRole('button', { name: 'Guardar' })
    .click()
  await expect.poll(async () => (await shown()).profileImageUrl).toBeNull()
})

test('the form keeps what is typed when it is refused, and guards it', async ({
  page,
  request,
}) => {
  const [member, other] = [await makeMember(request), await makeMember(request)]
  await signIn(page, member, '/profile')
  const [name, username, email] = [
    page.getByLabel('Nombre completo'),
    page.getByLabel('Usuario', { exact: true }),
    page.getByLabel('Email', { exact: true }),
  ]
  const save = page.getByRole('tabpanel').getByRole('button', { name: 'Guardar perfil' })
  await name.fill(' ')
  await username.fill('a b')
  await email.fill('no-es-email')
  await save.click()
  await expect(name).toHaveAccessibleDescription('Full name is required')
  await expect(username).toHaveAccessibleDescription(
    /Username can only contain letters, numbers, underscores, and hyphens/,
  )
  await expect(email).toHaveAccessibleDescription(/Invalid email address/)
  await expect(name).toBeFocused()

  await name.fill('Carmen Rivera Colón')
  await username.fill(other.username.toUpperCase())
  await email.fill(member.email)
  await save.click()
  await expect(username).toHaveAccessibleDescription(/ya está en uso/)
  await expect(page.getByText(/Failed to update profile/).first()).toBeAttached()
  await expect(name).toHaveValue('Carmen Rivera Colón')

  // Looking at another tab loses nothing; leaving the page is asked about.
  await page.getByRole('tab', { name: 'Actividad' }).click()
  await page.getByRole('tab', { name: 'Perfil' }).click()
  await expect(name).toHaveValue('Carmen Rivera Colón')
  await page.getByRole('link', { name: 'Mis anuncios' }).first().click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await username.fill(member.username)
  await save.dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carmen Rivera Colón')
})

test('what a business says is shown to everybody', async ({ page, browser, request }) => {
  const member = await makeMember(request)
  await publishAd(request, member, 'Mecedora de caoba')
  await signIn(page, member, '/profile')
  await page.getByLabel(/^Negocio/).check()
  const save = page.getByRole('tabpanel').getByRole('button', { name: 'Guardar perfil' })
  await page.getByLabel(/^Página web/).fill('javascript:alert(1)')
  await save.click()
  await expect(page.getByLabel(/^Página web/)).toHaveAccessibleDescription(
    'Escribe una dirección como https://minegocio.com',
  )
  await page.getByLabel(/^Página web/).fill('caoba.example')
  await save.click()
  await expect(page.getByLabel('Nombre del negocio')).toHaveAccessibleDescription(
    'El nombre del negocio es requerido',
  )
  await page.getByLabel('Nombre del negocio').fill('Caobas de Carmen')
  await page.getByLabel(/^Horario/).fill('Lunes a viernes, 9 a. m. a 5 p. m.')
  await page.getByLabel(/^Licencia/).fill('RC-787')
  await save.click()
  await expect(page.getByText('Profile Updated').first()).toBeVisible()

  const visitor = await (await browser.newContext({ locale: 'es-PR' })).newPage()
  const answer = await visitor.goto(`/seller/${member.id}`)
  expect(answer?.status()).toBe(200)
  const card = visitor.getByRole('region', { name: 'Caobas de Carmen' })
  await expect(card).toContainText('Lunes a viernes, 9 a. m. a 5 p. m.')
  await expect(card).toContainText('RC-787')
  await expect(card).not.toContainText('Negocio verificado')
  const website = card.getByRole('link', { name: 'caoba.example' })
  await expect(website).toHaveAttribute('href', 'https://caoba.example')
  await expect(website).toHaveAttribute('rel', 'nofollow ugc noopener')
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/seller/${member.id}$`),
  )
  expect(await barriers(visitor)).toEqual([])

  await visitor.getByRole('link', { name: 'Mecedora de caoba' }).click()
  await visitor
    .getByRole('region', { name: 'Vendedor', exact: true })
    .getByRole('link', { name: member.fullName })
    .click()
  await expect(visitor).toHaveURL(`/seller/${member.id}`)
  await visitor.context().close()
})

test('who has nothing for sale is not indexed, and nobody is a 404', async ({ page, request }) => {
  const member = await makeMember(request)
  await page.goto(`/seller/${member.id}`)
  await expect(page.getByText('No tiene anuncios activos')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const id of ['2147483647', '0', 'nadie']) {
    expect((await page.goto(`/seller/${id}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perfil no encontrado')
  }
})
