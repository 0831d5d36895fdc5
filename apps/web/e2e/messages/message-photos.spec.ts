// Photos that people send each other, one of them without network.
import { writeFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { closeOthers } from '../support/close-others.ts'
import { isKept, untilInstalled, untilKept } from '../support/device.ts'
import { type Member, signIn } from '../support/people.ts'
import { writePhoto } from '../support/photos.ts'
import { contentsOf, field, makePair, thread } from '../support/talks.ts'

async function open(browser: Browser, member: Member, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, member, path)
  return page
}

const choose = (page: Page, files: string[]) =>
  page.getByLabel('Fotos para el mensaje').setInputFiles(files)
const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Fotos que vas a enviar' }).getByRole('img')
const pictures = (page: Page) => thread(page).locator('.message-photos img')
/** How many of them are there to be seen, and not only their places. */
const drawn = (page: Page) =>
  pictures(page).evaluateAll(
    (images) =>
      images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
  )

test.afterEach(closeOthers)

test('photos chosen without network arrive once, and open for both', async ({
  browser,
  request,
}, info) => {
  test.slow()
  const { seller, buyer, id } = await makePair(request)
  const sells = await open(browser, seller, `/chat/${id}`)
  const files = [
    await writePhoto(sells, info.outputPath('uno.jpg'), 'red'),
    await writePhoto(sells, info.outputPath('dos.jpg'), 'green'),
    await writePhoto(sells, info.outputPath('tres.jpg'), 'blue'),
  ]
  const text = info.outputPath('nota.txt')
  await writeFile(text, 'hola')
  await choose(sells, [text])
  await expect(sells.getByText(/Tipo de archivo no válido/).first()).toBeVisible()
  await choose(sells, files)
  await expect(chosen(sells)).toHaveCount(3)
  await sells.getByRole('button', { name: 'Quitar la foto 3' }).click()
  await expect(chosen(sells)).toHaveCount(2)
  await expectFits(sells)
  expect(await barriers(sells)).toEqual([])

  await sells.context().setOffline(true)
  await field(sells).fill('Así está ahora')
  await sells.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(thread(sells)).toContainText('En cola')
  await expect.poll(() => drawn(sells)).toBe(2)
  await expect(chosen(sells)).toHaveCount(0)
  await sells.context().setOffline(false)

  const buys = await open(browser, buyer, '/')
  await untilInstalled(buys)
  await buys.goto(`/chat/${id}`)
  await expect(thread(buys)).toContainText('Así está ahora')
  await expect.poll(() => drawn(buys)).toBe(2)
  expect(await barriers(buys)).toEqual([])
  await buys.getByRole('button', { name: /^Ampliar foto 2 de 2/ }).click()
  await expect(buys.getByRole('dialog', { name: /^Fotos/ })).toBeVisible()
  await buys.keyboard.press('Escape')
  await expect(buys.getByRole('button', { name: /^Ampliar foto 2 de 2/ })).toBeFocused()
  expect(await contentsOf(request, buyer, id)).toEqual(['Así está ahora'])

  await untilKept(buys, buyer.id, ['conversations.messages', 'conversations.get'])
  await expect.poll(() => isKept(buys, buyer.id, 'Así está ahora')).toBe(true)
  // What was seen is there without network, after a new start, too.
  await buys.context().setOffline(true)
  await buys.reload()
  await expect(thread(buys)).toContainText('Así está ahora')
  await expect.poll(() => drawn(buys)).toBe(2)
})
