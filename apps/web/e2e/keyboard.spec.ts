import { expect, type Locator, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from './support/ads.ts'
import { untilTakenOver } from './support/device.ts'
import { makeMember } from './support/people.ts'
import { bubbles, field } from './support/talks.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('entering, publishing, writing and paying, by keyboard alone', async ({ page, request }) => {
  test.slow()
  const member = await makeMember(request)
  const word = newWord()
  const other = await makeAd(request, await makeMember(request), { title: `Hamaca ${word}` })

  await test.step('enters', async () => {
    await page.goto('/auth')
    await type(page, page.getByLabel('Usuario o email'), member.username)
    await type(page, page.getByLabel('Contraseña', { exact: true }), member.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    // The address changes before the page, which then takes the focus.
    await expect(heading(page, 'Compra y vende cerca de ti')).toBeFocused()
  })
  await test.step('publishes', async () => {
    await enter(page, page.getByRole('link', { name: 'Publicar' }).first())
    await expect(page).toHaveURL('/post-ad')
    await expect(heading(page, 'Publicar anuncio')).toBeFocused()
    // A list of choices takes the first letters of one.
    await type(page, page.getByLabel('Categoría', { exact: true }), 'Hogar')
    await type(page, page.getByLabel('Título'), `Nevera ${word}`)
    await type(page, page.getByLabel('Descripción'), 'Enfría bien. Se entrega en la plaza.')
    await enter(page, page.getByRole('button', { name: 'Publicar', exact: true }))
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Anuncio publicado').first()).toBeVisible()
  })
  await test.step('writes to a seller', async () => {
    await page.goto(`/listing/${other}`)
    await enter(page, page.getByRole('button', { name: 'Contactar' }))
    await expect(page).toHaveURL(/\/chat\/\d+/)
    await type(page, field(page), '¿Está disponible?')
    await page.keyboard.press('Enter')
    await expect(bubbles(page)).toContainText('¿Está disponible?')
  })
  await test.step('pays for a featured place', async () => {
    await page.goto('/my-listings')
    await enter(page, page.getByRole('link', { name: `Destacar: Nevera ${word}` }))
    await reach(page, page.getByRole('radio', { name: /^Premium/ }))
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: /^Básico/ })).toBeChecked()
    await enter(page, page.getByRole('button', { name: 'Continuar al pago · $5' }))
    await type(page, page.getByLabel('Número de tarjeta'), '4242424242424242')
    await type(page, page.getByLabel('Vencimiento'), '1234')
    await type(page, page.getByLabel('Código (CVC)'), '123')
    await enter(page, page.getByRole('button', { name: 'Pagar $5' }))
    await expect(page.getByText('¡Pago exitoso!').first()).toBeVisible()
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('from home to a sent message take twenty keys beside typing', async ({ page, request }) => {
    const word = newWord()
    await makeAd(request, await makeMember(request), { title: `Hamaca ${word}` })
    await enterAs(page, await makeMember(request))
    await page.goto('/')
    await untilTakenOver(page)
    let keys = 0
    const press = async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    }
    const tabTo = async (control: Locator) => {
      await expect(control).toBeVisible()
      const isThere = () => control.evaluate((element) => element === document.activeElement)
      while (keys < 40 && !(await isThere())) await press('Tab')
      await expect(control).toBeFocused()
    }
    const follow = async (control: Locator) => {
      await tabTo(control)
      await press('Enter')
    }
    await follow(page.getByRole('link', { name: 'Saltar al contenido' }))
    await tabTo(page.getByLabel('Qué estás buscando?'))
    await page.keyboard.type(word)
    await press('Enter')
    await expect(page).toHaveURL(`/search?q=${word}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await follow(page.getByRole('link', { name: 'Saltar a los resultados' }))
    await follow(page.getByRole('link', { name: `Hamaca ${word}` }))
    await expect(page.getByRole('heading', { level: 1, name: `Hamaca ${word}` })).toBeFocused()
    await follow(page.getByRole('button', { name: 'Contactar' }))
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('¿Está disponible?')
    await press('Enter')
    await expect(bubbles(page)).toContainText('¿Está disponible?')
    expect(keys).toBeLessThanOrEqual(20)
  })
})

/** Goes on by Tab until the control has the focus, which is to be seen there. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const isThere = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 200 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
  const ring = await control.evaluate((element) => {
    const seen = element.closest('label') ?? element
    return [element, seen].some((each) => getComputedStyle(each).outlineStyle !== 'none')
  })
  expect(ring, 'the focus can be seen').toBe(true)
}

async function enter(page: Page, control: Locator): Promise<void> {
  await reach(page, control)
  await page.keyboard.press('Enter')
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await reach(page, control)
  await page.keyboard.type(text)
}
