// The moderators' desk of the browser tests.
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

export const admin = { username: 'admin', password: 'admin1234' }
export const desk = '/admin-dashboard?tab=moderacion'

/** A visitor's report of an ad. */
export async function report(request: APIRequestContext, listingId: number, description: string) {
  const data = { reason: 'fake', description, listingId }
  expect((await request.post('/api/reports', { data })).status()).toBe(201)
}

/** Presses 'Ver más' of a list until it holds one of these, or has no more. */
export async function moreUntil(list: Locator, wanted: Locator): Promise<void> {
  const more = list.getByRole('button', { name: 'Ver más' })
  const items = list.getByRole('listitem')
  await expect(wanted.or(more).first()).toBeVisible()
  while ((await wanted.count()) === 0 && (await more.isVisible())) {
    const before = await items.count()
    await more.click()
    const hasAnswered = async () => (await items.count()) > before || !(await more.isVisible())
    await expect.poll(hasAnswered).toBe(true)
  }
}

/** Opens a case of the queue by a word of it. */
export async function openCase(page: Page, word: string) {
  await page.goto(desk)
  const queue = page.getByRole('region', { name: 'Casos' })
  const one = queue.getByRole('button').filter({ hasText: word })
  await moreUntil(queue, one)
  await one.click()
  await expect(
    page.getByRole('region', { name: 'El caso' }).getByRole('heading', { level: 2 }),
  ).toBeFocused()
}

/** Takes a decision about the open case; a grave one is asked for once more. */
export async function decide(page: Page, choice: string, words: string, isGrave = false) {
  await page.getByRole('radio', { name: new RegExp(`^${choice}`) }).check()
  await page.getByLabel(/^(Motivo|Respuesta)/).fill(words)
  await page.getByRole('button', { name: 'Decidir' }).click()
  if (isGrave) {
    await page.getByRole('alertdialog').getByRole('button', { name: choice }).click()
  }
  await expect(page.getByText('Decisión guardada', { exact: true })).toBeVisible()
}
