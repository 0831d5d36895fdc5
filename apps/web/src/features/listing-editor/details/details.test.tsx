// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { makeListing } from '@wepa/domain/test/make-listing'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, describe, expect, it } from 'vitest'
import { api, Refusal } from '../../../../test/fake-api.ts'
import { closeApp, openApp, signIn } from '../../../../test/open-app.tsx'
// Before the first test, whose patience its code would use up.
import '../publish/post-ad-page.tsx'
import { deleteDraft, listDrafts, saveDraft } from '../../../offline/drafts/drafts.ts'

const ana = makeUser()

beforeEach(async () => {
  for (const { id } of await listDrafts(ana.id)) await deleteDraft(id)
  signIn(ana)
  api.answer({ users: { sellerStats: () => stats } })
})

type User = ReturnType<typeof openApp>['user']

const text = 'Toyota Corolla 2015 automático, 95 mil millas, título limpio'
const understood = () => screen.findByRole('region', { name: 'Entendimos' })
const field = (label: string) => screen.getByLabelText(label)

async function write(user: User) {
  await user.selectOptions(await screen.findByLabelText('Categoría'), 'Vehículos')
  await user.click(field('Título'))
  await user.paste('Corolla')
  await user.click(field('Descripción'))
  await user.paste(text)
}

describe('publishing', () => {
  beforeEach(() => api.answer({ listings: { publish: () => makeListing() } }))

  const publish = (user: User) => user.click(screen.getByRole('button', { name: 'Publicar' }))
  const sent = () => api.inputsOf('listings.publish')

  it('says a bad number at its field, opens where it stands, and sends nothing', async () => {
    const { user } = openApp('/post-ad')
    await write(user)
    const monthly = field('Cuenta a asumir, al mes ($)')
    await user.type(monthly, 'poco')
    await publish(user)
    await waitFor(() =>
      expect(monthly).toHaveAccessibleDescription('Escribe un número de 1 a 10,000 dólares'),
    )
    expect(monthly.closest('details')).toHaveAttribute('open')
    expect(monthly).toHaveFocus()
    expect(monthly).toHaveValue('poco')
    expect(sent()).toEqual([])
    // What does not belong to the ad any more keeps nobody from publishing it, and is there when they come back.
    await user.selectOptions(field('Categoría'), 'De Todo')
    expect(screen.queryByLabelText('Cuenta a asumir, al mes ($)')).toBeNull()
    await user.selectOptions(field('Categoría'), 'Vehículos')
    expect(field('Cuenta a asumir, al mes ($)')).toHaveValue('poco')
  })

  it('says what the server refuses at its field', async () => {
    const message = 'Ese año no puede ser'
    api.answer({
      listings: {
        publish: () => {
          throw new Refusal(400, 'validation', message, [{ path: 'attributes.year', message }])
        },
      },
    })
    const { user } = openApp('/post-ad')
    await write(user)
    await user.type(field('Año'), '2016')
    await publish(user)
    await waitFor(() => expect(field('Año')).toHaveAccessibleDescription(/Ese año no puede ser/))
    expect(field('Año')).toHaveFocus()
    expect(field('Año')).toHaveValue('2016')
  })

  it('shows what was read, and sends what was taken away or typed alone', async () => {
    const { user } = openApp('/post-ad')
    await write(user)
    const chips = within(await understood())
    expect(await chips.findByRole('button', { name: 'Cambiar Marca: Toyota' })).toBeVisible()
    expect(await screen.findByText('Entendimos 7 detalles')).toHaveRole('status')
    await user.click(chips.getByRole('button', { name: 'Quitar Título: Limpio' }))
    expect(chips.getByRole('button', { name: /Quitado: Título Volver a leer/ })).toHaveFocus()
    expect(screen.getByText('Entendimos 6 detalles')).toBeInTheDocument()
    await user.click(chips.getByRole('button', { name: 'Cambiar Año: 2015' }))
    expect(field('Año')).toHaveFocus()
    expect(field('Año')).toHaveAccessibleDescription('Leído del texto: 2015')
    await user.keyboard('2016')
    await waitFor(() => expect(chips.queryByText(/^Año/)).toBeNull())
    await publish(user)
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()).toMatchObject([{ attributes: { year: 2016, titleState: null } }])
    expect(Object.keys(Object(Object(sent()[0]).attributes))).toHaveLength(2)
  })

  it('brings back what was typed and denied before the page was closed', async () => {
    const first = openApp('/post-ad')
    await write(first.user)
    await first.user.type(field('Millaje (millas)'), '96 mil')
    const chips = within(await understood())
    await first.user.click(chips.getByRole('button', { name: 'Quitar Marca: Toyota' }))
    await waitFor(async () => {
      const [draft] = await listDrafts(ana.id)
      expect(draft?.fields['attributes.make']).toBe('\u0000')
    })
    closeApp()
    openApp('/post-ad')
    expect(await screen.findByLabelText('Millaje (millas)')).toHaveValue('96 mil')
    expect(within(await understood()).getByRole('button', { name: /Quitado: Marca/ })).toBeVisible()
  })

  it('opens a draft of before', async () => {
    const about = { id: crypto.randomUUID(), userId: ana.id, listingId: null }
    const fields = { title: 'Corolla', description: text, categoryId: '2' }
    await saveDraft(about, { fields, photos: [], isActive: true, base: null }, false)
    openApp('/post-ad')
    expect(await screen.findByLabelText('Año')).toHaveValue('')
    expect(await understood()).toBeVisible()
  })
})

describe('editing', () => {
  const said = {
    year: 2016,
    accountMonthly: 150.125,
    titleState: null,
    payment: ['efectivo' as const],
    rooms: 3,
  }
  const ad = makeListing({
    ...{ images: [], thumbnails: [], categoryId: 2, title: 'Corolla', description: text },
    saidAttributes: said,
  })
  const save = (user: User) => user.click(screen.getByRole('button', { name: 'Guardar Cambios' }))

  beforeEach(() => api.answer({ listings: { get: () => ad, edit: () => ad } }))

  it('begins with what was said, shows what is read, and changes nothing unasked', async () => {
    const { user } = openApp('/edit-listing/7')
    expect(await screen.findByLabelText('Año')).toHaveValue('2016')
    const chips = within(await understood())
    expect(await chips.findByRole('button', { name: 'Cambiar Marca: Toyota' })).toBeVisible()
    expect(chips.getByRole('button', { name: /Quitado: Título/ })).toBeVisible()
    await save(user)
    await waitFor(() => expect(api.inputsOf('listings.edit')).toHaveLength(1))
    expect(api.inputsOf('listings.edit')).toMatchObject([{ attributes: said }])
  })

  it('lets the text speak again', async () => {
    const { user } = openApp('/edit-listing/7')
    await screen.findByRole('button', { name: 'Cambiar Marca: Toyota' })
    await user.click(screen.getByRole('button', { name: /Quitado: Título/ }))
    const restored = await screen.findByRole('button', { name: 'Cambiar Título: Limpio' })
    expect(restored).toHaveFocus()
    await user.clear(field('Año'))
    await save(user)
    await waitFor(() => expect(api.inputsOf('listings.edit')).toHaveLength(1))
    const [{ attributes }] = api.inputsOf('listings.edit').map(Object)
    expect(attributes).toEqual({ accountMonthly: 150.125, payment: ['efectivo'], rooms: 3 })
  })
})

const none = { inactive: 0, views: 0, clicks: 0, messages: 0, conversion: '0%', ctr: '0%' }
const stats = { ...none, total: 0, active: 0, published: 0 }
