import { expect, test } from '@playwright/test'
import { makeMember, publishAd, signIn } from '../support/people.ts'

const admin = { username: 'admin', password: 'admin1234' }

test('the desk shows what people do, and says so when nothing new comes', async ({
  page,
  request,
  context,
}) => {
  await page.goto('/admin-dashboard')
  await expect(page.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible()
  await expect(page.getByText(/^Referencia: [0-9A-F]{8}$/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL(/redirect=.*admin-dashboard/)
  await signIn(page, admin, '/profile')
  await page.getByRole('link', { name: 'Panel de administración' }).click()
  await expect(page.getByText('En Vivo', { exact: true })).toBeVisible()
  await expect(page.getByText('Anuncios públicos')).toBeVisible()

  const member = await makeMember(request)
  const title = `Mecedora ${member.username}`
  await publishAd(request, member, title)
  await page.getByRole('tab', { name: 'Actividad' }).click()
  await expect(page).toHaveURL(/tab=actividad/)
  const deed = page.getByRole('row').filter({ hasText: title })
  // It asks again by itself.
  await expect(deed).toContainText('Anuncio nuevo', { timeout: 25_000 })
  await expect(deed).toContainText(`@${member.username} publicó`)
  await page.getByRole('tab', { name: 'Usuarios' }).click()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByRole('row').filter({ hasText: `@${member.username}` })).toContainText(
    'ahora mismo',
  )
  await page.getByRole('tab', { name: 'Sesiones' }).click()
  const session = page.getByRole('row').filter({ hasText: `@${member.username}` })
  await session.getByRole('button', { name: 'Cerrar la sesión de' }).press('Enter')
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).press('Enter')
  await expect(session).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Sesiones' })).toBeFocused()
  await page.getByRole('tab', { name: 'Métricas' }).click()
  await page.getByRole('radio', { name: /Usuarios/ }).check({ force: true })
  const days = page.getByRole('group').filter({ hasText: 'Ver los días en una tabla' })
  await days.getByText('Ver los días en una tabla').click()
  await expect(days.getByRole('row')).toHaveCount(31)

  await context.setOffline(true)
  const state = page.getByRole('main').getByRole('status')
  await expect(state.filter({ hasText: 'Sin conexión' })).toBeVisible()
  await context.setOffline(false)
  await expect(state.filter({ hasText: 'En Vivo' })).toBeVisible()
})

test('who is no administrator is shown nothing but a reference', async ({ page, request }) => {
  const member = await makeMember(request)
  await signIn(page, member, '/admin-dashboard')
  await expect(page.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible()
  await expect(page.getByText(/^Referencia: [0-9A-F]{8}$/)).toBeVisible()
  await expect(page.getByText('Anuncios públicos')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir al inicio' })).toBeVisible()
})
