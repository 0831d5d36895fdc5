// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, gate, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'
import { deleteDraft, listDrafts, saveDraft } from '../../offline/drafts/drafts.ts'

const ana = makeUser()
const luis = makeUser({ id: 2, username: 'luis', fullName: 'Luis Colón' })

beforeEach(async () => {
  for (const { id } of await listDrafts(ana.id)) await deleteDraft(id)
})

const account = () => screen.findByRole('button', { name: 'Tu cuenta' })
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

/** What another tab wrote, as this one hears of it. */
function hearOtherTab(write: () => void): void {
  write()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  })
}

/** The menu is the browser's own popover, which opens without our code. */
async function signOut({ user }: ReturnType<typeof openApp>) {
  await account()
  await user.click(screen.getByText('Cerrar sesión'))
}

it('shows who is there in all tabs: signed in, another person, signed out', async () => {
  openApp('/notifications')
  expect(await screen.findByRole('link', { name: 'Entrar o registrarte' })).toBeVisible()
  hearOtherTab(() => signIn(ana))
  expect(await screen.findByText('@ana')).toBeInTheDocument()
  hearOtherTab(() => signIn(luis))
  expect(await screen.findByText('@luis')).toBeInTheDocument()
  expect(screen.queryByText('@ana')).toBeNull()
  hearOtherTab(() => localStorage.clear())
  expect(await screen.findByRole('link', { name: 'Entrar o registrarte' })).toBeVisible()
})

it('shows nobody what another person saw in this tab', async () => {
  signIn(ana)
  api.answer({ favorites: { ids: () => [7] } })
  const on = {
    emailNotifications: true,
    pushNotifications: true,
    weeklySummary: true,
    priceDrops: true,
    followedAds: true,
  }
  const preferences = gate<typeof on>()
  api.answer({ account: { preferences: () => on } })
  openApp('/settings?tab=notifications')
  const email = () => screen.findByRole('switch', { name: /^Correo electrónico/ })
  expect(await email()).toBeChecked()
  api.answer({ account: { preferences: () => preferences.opened } })
  hearOtherTab(() => signIn(luis))
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull())
  preferences.open({ ...on, emailNotifications: false })
  expect(await email()).not.toBeChecked()
  const [first, ...later] = api.callsTo('account.preferences').map(({ token }) => token)
  expect(first).toBe('token-1')
  expect(new Set(later)).toEqual(new Set(['token-2']))
})

it('keeps who is signed in over a start without a network', async () => {
  signIn(ana)
  api.goOffline()
  openApp('/settings')
  expect(await account()).toBeVisible()
  expect(await screen.findByLabelText('Contraseña actual')).toBeVisible()
})

it('signs out whose token the server does not know any more', async () => {
  signIn(ana)
  api.answer({
    auth: {
      me: () => {
        throw new Refusal(401, 'invalid_token', 'Invalid token')
      },
    },
  })
  openApp('/settings')
  expect(await heading('Acceso Denegado')).toBeVisible()
  expect(localStorage.getItem('auth_token')).toBeNull()
})

it('signs out here at once when the server cannot be told', async () => {
  signIn(ana)
  const app = openApp('/help')
  await account()
  api.goOffline()
  await signOut(app)
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
  expect(await screen.findByRole('link', { name: 'Entrar o registrarte' })).toBeVisible()
})

it('tells the server whose session ended, and forgets what was typed in this tab', async () => {
  signIn(ana)
  api.answer({ auth: { logout: () => ({ success: true }) } })
  sessionStorage.setItem('wepa.typed.1.12', 'Hola')
  const app = openApp('/help')
  await signOut(app)
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
  expect(api.callsTo('auth.logout')).toMatchObject([{ token: 'token-1' }])
  expect(sessionStorage.getItem('wepa.typed.1.12')).toBeNull()
})

it('asks first over a draft: one may stay with it, or let it go', async () => {
  signIn(ana)
  api.answer({ auth: { logout: () => ({ success: true }) } })
  const fields = { title: 'Mesa' }
  await saveDraft(
    { id: 'draft', userId: ana.id, listingId: null },
    { fields, photos: [], isActive: true, base: null },
    false,
  )
  const app = openApp('/help')
  await signOut(app)
  const question = await screen.findByRole('dialog', { name: 'Te falta algo por enviar' })
  expect(question).toHaveTextContent('1 borrador')
  await app.user.click(screen.getByRole('button', { name: 'Quedarme' }))
  expect(localStorage.getItem('auth_token')).toBe('token-1')
  expect(await listDrafts(ana.id)).toHaveLength(1)
  await signOut(app)
  await app.user.click(await screen.findByRole('button', { name: 'Salir y descartar' }))
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull())
  expect(await listDrafts(ana.id)).toEqual([])
})
