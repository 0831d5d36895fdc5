// How long the page takes to show what comes of a key or a tap (INP), typing, filtering and sending.
import type { Browser, Page } from '@playwright/test'
import { phone, slowDown } from './phone.ts'

declare global {
  interface Window {
    slowest?: number
  }
}

/** The slowest interaction of each task, in ms. */
export async function measureInteractions(
  browser: Browser,
  base: string,
): Promise<Readonly<Record<'typing' | 'filtering' | 'sending', number>>> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(watch)
  await slowDown(page)
  await page.goto(`${base}/search`)
  await page.waitForFunction(() => !('wepaStarter' in window))
  const typing = await slowestOf(page, () =>
    page.getByLabel('Qué estás buscando?').pressSequentially('nevera inverter', { delay: 60 }),
  )
  const filtering = await slowestOf(page, async () => {
    await page.getByRole('button', { name: /^Filtros/ }).tap()
    const filters = page.getByRole('dialog', { name: 'Filtros avanzados' })
    await filters.getByText('Nuevo', { exact: true }).tap()
    await filters.getByRole('button', { name: 'Ver anuncios' }).last().tap()
    await filters.waitFor({ state: 'hidden' })
  })
  await page.goto(`${base}/auth?redirect=/messages`)
  await page.getByLabel('Usuario o email').fill('demo')
  await page.getByLabel('Contraseña', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.locator('main a[href^="/chat/"]').first().click()
  const field = page.getByRole('textbox', { name: /mensaje/i })
  await field.waitFor()
  const sending = await slowestOf(page, async () => {
    await field.pressSequentially('Buenas, ¿sigue disponible?', { delay: 60 })
    await page.getByRole('button', { name: 'Enviar' }).tap()
  })
  await context.close()
  return { typing, filtering, sending }
}

async function slowestOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.slowest = 0
  })
  await work()
  // The browser reports an interaction some frames after it.
  await page.waitForTimeout(1000)
  return page.evaluate(() => window.slowest ?? 0)
}

/** Runs in the page from its first moment. Interactions below 16 ms are not reported. */
function watch(): void {
  window.slowest = 0
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue
      window.slowest = Math.max(window.slowest ?? 0, entry.duration)
    }
  }).observe(options)
}
