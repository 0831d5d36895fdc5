import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd } from '../support/ads.ts'
import { barriers, expectFits } from '../support/barriers.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'
import { writePhoto } from '../support/photos.ts'

const admin = { username: 'admin', password: 'admin1234' }
/** The smallest PDF. */
const paper = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/** Asks for a verification of identity with two papers; answers its case. */
async function askVerification(request: APIRequestContext, member: Member, picture: Buffer) {
  const headers = { authorization: `Bearer ${member.token}` }
  const documentIds: number[] = []
  for (const file of [
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture },
    { name: 'b.pdf', mimeType: 'application/pdf', buffer: paper },
  ]) {
    const url = `/api/users/${member.id}/verification-documents`
    const sent = await request.post(url, { headers, multipart: { file } })
    expect(sent.status()).toBe(201)
    documentIds.push((await sent.json()).id)
  }
  const asked = await request.post(`/api/users/${member.id}/verify`, {
    headers,
    data: { verificationType: 'identity', documentData: { documentNumber: 'A-1', documentIds } },
  })
  expect(asked.status()).toBe(201)
  const { id }: { id: number } = await asked.json()
  return `verification-${id}`
}

const opened = (page: Page) => page.getByText('abrió un documento privado')

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('papers are looked at in the case, by keys, and each opening is noted once', async ({
    page,
    request,
  }, testInfo) => {
    const member = await makeMember(request)
    const photo = await writePhoto(page, testInfo.outputPath('paper.jpg'), 'blue')
    const caseId = await askVerification(request, member, await readFile(photo))
    await signIn(page, admin, `/admin-dashboard?tab=moderacion&case=${caseId}`)
    await expect(page.getByRole('button', { name: /^Ver el documento 1 de 2/ })).toBeVisible()
    await expect(opened(page)).toHaveCount(0)
    await page.keyboard.press('v')
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('img', { name: 'Documento 1' })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.evaluate(() => {
      window.addEventListener('blur', () => Object.assign(window, { hasLostFocus: true }))
    })
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByRole('heading', { name: 'Documento 2 de 2' })).toBeVisible()
    // A browser without a viewer of its own offers the file.
    const shown = viewer.getByTitle('Documento 2')
    await expect(shown.or(viewer.getByRole('button', { name: 'Guardar el PDF' }))).toBeVisible()
    // The browser's own viewer takes the focus as it comes; it goes back to where it was.
    const previous = viewer.getByRole('button', { name: 'Documento anterior' })
    await previous.focus()
    await page.waitForFunction(() => 'hasLostFocus' in window || !navigator.pdfViewerEnabled)
    await expect(previous).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(viewer.getByRole('img', { name: 'Documento 1' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Ver el documento 1 de 2/ })).toBeFocused()
    await expectFits(page)
    await page.reload()
    await expect(opened(page)).toHaveCount(2)
  })
})

test('a moderator finds the way from an ad and a profile to the desk; nobody else sees it', async ({
  page,
  request,
  browser,
}) => {
  const seller = await makeMember(request)
  const listingId = await makeAd(request, seller, { title: 'Tambor de bomba' })
  const other = await browser.newPage()
  await enterAs(other, await makeMember(request))
  await other.goto(`/listing/${listingId}`)
  await expect(other.getByRole('button', { name: 'No me interesa' })).toBeVisible()
  await expect(other.getByText('en Moderación')).toHaveCount(0)
  await other.close()

  await signIn(page, admin, `/listing/${listingId}`)
  await page.getByRole('link', { name: 'El anuncio en Moderación' }).click()
  await expect(page).toHaveURL(new RegExp(`case=listing-${listingId}`))
  await expect(page.getByRole('radio', { name: /^Ocultar el anuncio/ })).toBeVisible()
  await page.goto(`/seller/${seller.id}`)
  await page.getByRole('link', { name: 'La persona en Moderación' }).click()
  await expect(page).toHaveURL(new RegExp(`case=user-${seller.id}`))
  await expect(page.getByRole('region', { name: 'Sus anuncios' })).toContainText('1 activo')
})
