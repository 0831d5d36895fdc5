// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, gate, Refusal } from '../../../test/fake-api.ts'
import { openApp, signIn } from '../../../test/open-app.tsx'
import { withDatabase } from '../../offline/browser-db/database.ts'
import type { Task } from '../../offline/browser-db/task.ts'
import { forgetPerson } from '../../offline/device-data.ts'
import { enqueue } from '../../offline/outbox/outbox.ts'

const ana = makeUser()
const luis = makeUser({ id: 2, username: 'luis' })

beforeEach(async () => {
  for (const { id } of [ana, luis]) await forgetPerson(id)
  signIn(ana)
})

function message(content: string, conversationId = 12): Task {
  return { kind: 'message', conversationId, content, clientId: `c-${content}`, about: 'Nevera' }
}
const cards = () => screen.findAllByRole('article', { name: /^Mensaje/ })
const sent = () => api.callsTo('conversations.send')

/** Takes every message, as long as `refuse` says nothing against it. */
function takeMessages(refuse: (content: string) => Refusal | undefined = () => undefined) {
  api.answer({
    conversations: {
      send: ({ id, content, clientId = null }) => {
        const refusal = refuse(content)
        if (refusal) throw refusal
        const rest = { senderId: 1, isRead: false, messageType: 'text' }
        const createdAt = '2026-11-01T12:00:00.000Z'
        return { ...rest, id: 9, conversationId: id, content, clientId, createdAt }
      },
    },
  })
}

it('asks a visitor to sign in for what waits', async () => {
  localStorage.clear()
  openApp('/pendientes')
  expect(await screen.findByRole('heading', { name: /te espera$/ })).toBeVisible()
})

it('says what waits and why, and sends it when the network is back', async () => {
  takeMessages()
  openApp('/pendientes')
  expect(await screen.findByText('No tienes nada pendiente')).toBeVisible()
  api.goOffline()
  await enqueue(ana.id, message('Hola'))
  const [card] = await cards()
  if (!card) throw new Error('no card')
  expect(await within(card).findByText('En cola')).toBeVisible()
  expect(await within(card).findByText(/Sin conexión/)).toBeVisible()
  api.goOnline()
  expect(await screen.findByRole('list', { name: 'Listo' })).toHaveTextContent('Nevera')
  expect(sent()).toHaveLength(1)
})

it('says that something is being sent, and lets nobody change it meanwhile', async () => {
  const arrived = gate<void>()
  api.answer({ conversations: { send: () => arrived.opened.then(() => Promise.reject(broken)) } })
  const { user } = openApp('/pendientes')
  await screen.findByText('No tienes nada pendiente')
  await enqueue(ana.id, message('Hola'))
  const [card] = await cards()
  if (!card) throw new Error('no card')
  expect(await within(card).findByText('Enviando…')).toBeVisible()
  const edit = within(card).getByRole('button', { name: 'Editar' })
  expect(edit).toHaveAttribute('aria-disabled', 'true')
  arrived.open()
  expect(await within(card).findByText('En cola')).toBeVisible()
  await user.click(within(card).getByRole('button', { name: 'Descartar' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }),
  )
  expect(await screen.findByText('No tienes nada pendiente')).toBeVisible()
})

it('sends at a press what waits for another time', async () => {
  let isInTrouble = true
  takeMessages(() => (isInTrouble ? broken : undefined))
  const { user } = openApp('/pendientes')
  await screen.findByText('No tienes nada pendiente')
  await enqueue(ana.id, message('Hola'))
  const [card] = await cards()
  if (!card) throw new Error('no card')
  expect(await within(card).findByText('En cola')).toBeVisible()
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  await withDatabase(({ outbox }) => outbox.toCollection().modify({ notBefore: inAnHour }))
  isInTrouble = false
  await user.click(within(card).getByRole('button', { name: 'Enviar ahora' }))
  expect(await screen.findByRole('list', { name: 'Listo' })).toHaveTextContent('Nevera')
})

it('holds the next message behind a refused one, and sends both once it was changed', async () => {
  const reason = 'Esto no se puede enviar así'
  takeMessages((content) =>
    content === 'uno' ? new Refusal(400, 'validation', reason) : undefined,
  )
  const { user } = openApp('/pendientes')
  await enqueue(ana.id, message('uno'))
  await enqueue(ana.id, message('dos'))
  const [first] = await cards()
  if (!first) throw new Error('no card')
  expect(await within(first).findByText('Necesita tu atención')).toBeVisible()
  expect(within(first).getByText(reason)).toBeVisible()
  expect(sent()).toHaveLength(1)
  await user.click(within(first).getByRole('button', { name: 'Editar' }))
  const field = within(first).getByLabelText('Mensaje')
  await user.clear(field)
  await user.type(field, 'uno, mejor dicho')
  await user.click(within(first).getByRole('button', { name: 'Guardar y enviar' }))
  await waitFor(() => expect(screen.getByRole('list', { name: 'Listo' }).children).toHaveLength(2))
  expect(sent().map(({ input }) => input)).toMatchObject([
    { content: 'uno' },
    { content: 'uno, mejor dicho' },
    { content: 'dos' },
  ])
})

it('sends nothing of one person under another, and everything when they are back', async () => {
  takeMessages()
  openApp('/pendientes')
  await screen.findByText('No tienes nada pendiente')
  api.goOffline()
  await enqueue(ana.id, message('de Ana'))
  const [card] = await cards()
  if (!card) throw new Error('no card')
  expect(await within(card).findByText(/Sin conexión/)).toBeVisible()
  signIn(luis)
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  expect(await screen.findByText('No tienes nada pendiente')).toBeVisible()
  api.goOnline()
  await enqueue(luis.id, message('de Luis'))
  await waitFor(() => expect(sent()).toMatchObject([{ token: 'token-2' }]))
  signIn(ana)
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  await waitFor(() => expect(sent().slice(1)).toMatchObject([{ token: 'token-1' }]))
})

it('waits for its person where the session has ended', async () => {
  takeMessages(() => new Refusal(401, 'invalid_token', 'Invalid token'))
  openApp('/help')
  await enqueue(ana.id, message('Hola'))
  expect(await screen.findByText('Tu sesión terminó')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled()
  expect(localStorage.getItem('auth_token')).toBeNull()
  expect(sent()).toHaveLength(1)
})

const broken = new Refusal(500, 'internal', 'broken')
