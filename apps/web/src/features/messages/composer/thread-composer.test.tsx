// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { MAX_MESSAGE, type Message } from '@wepa/domain/conversations/conversation'
import { makeConversation, makeMessage } from '@wepa/domain/test/make-conversation'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../../test/fake-api.ts'
import { closeApp, openApp, signIn } from '../../../../test/open-app.tsx'
import { discard } from '../../../offline/outbox/outbox.ts'
import { listQueued } from '../../../offline/outbox/queue.ts'

const ana = makeUser()
let stored: Message[] = []

beforeEach(async () => {
  for (const { id } of await listQueued()) await discard(id)
  signIn(ana)
  stored = [makeMessage()]
  api.answer({
    conversations: {
      get: () => makeConversation(),
      messages: () => stored,
      send: ({ content, clientId = null }) => {
        const id = stored.length + 1
        const message = makeMessage({ id, senderId: ana.id, content, clientId })
        stored = [...stored, message]
        return message
      },
    },
  })
})

const field = () => screen.findByRole('textbox', { name: 'Mensaje para Luis Colón' })
const send = () => screen.getByRole('button', { name: 'Enviar' })
/** What a screen reader is told. */
const spoken = (words: string) =>
  screen.getAllByRole('status').find(({ textContent }) => textContent === words) ?? null

it('sends no blank message', async () => {
  const { user } = openApp('/chat/12')
  await user.type(await field(), '   {Enter}')
  await user.click(send())
  expect(send()).toHaveAttribute('aria-disabled', 'true')
  expect(await listQueued()).toEqual([])
})

it('says aloud that a message was sent, and nothing of those that were there', async () => {
  stored = [makeMessage(), makeMessage({ id: 2, senderId: ana.id, content: 'Buen día' })]
  const { user } = openApp('/chat/12')
  expect(await screen.findByText('Buen día')).toBeVisible()
  expect(spoken('Se envió tu mensaje.')).toBeNull()
  await user.type(await field(), 'Mañana paso{Enter}')
  await waitFor(() => expect(spoken('Se envió tu mensaje.')).toBeInTheDocument())
})

it('says that a message is too long, and keeps all of it', async () => {
  const { user } = openApp('/chat/12')
  const long = 'a'.repeat(MAX_MESSAGE + 1)
  await user.click(await field())
  await user.paste(long)
  expect(await field()).toBeInvalid()
  expect(await field()).toHaveAccessibleDescription(/4,001 \/ 4,000/)
  await user.click(send())
  expect(await field()).toHaveValue(long)
  expect(await listQueued()).toEqual([])
})

it('asks before a secret goes out', async () => {
  const { user } = openApp('/chat/12')
  await screen.findByText('Buenas')
  await user.type(await field(), 'Mi tarjeta es 4242 4242 4242 4242')
  await user.click(send())
  const question = await screen.findByRole('alertdialog')
  expect(await listQueued()).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue('Mi tarjeta es 4242 4242 4242 4242')
})

it('keeps what was typed when one leaves and comes back', async () => {
  const { user } = openApp('/chat/12')
  await user.type(await field(), 'Todavía la')
  closeApp()
  openApp('/chat/12')
  expect(await field()).toHaveValue('Todavía la')
})

it('shows a refused message as refused, to be sent again or thrown away', async () => {
  api.answer({
    conversations: {
      send: () => {
        throw new Refusal(403, 'person_blocked', 'No puedes escribirle a esta persona')
      },
    },
  })
  const { user } = openApp('/chat/12')
  await user.type(await field(), 'Hola{Enter}')
  expect(await screen.findByText(/No puedes escribirle/)).toBeVisible()
  await waitFor(() =>
    expect(spoken('Tu mensaje no salió. Junto a él dice por qué.')).toBeInTheDocument(),
  )
  expect(screen.getByText('Hola')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByText('Hola')).toBeNull())
  expect(await listQueued()).toEqual([])
})

it('queues messages without a network, and sends each once and in order when it is back', async () => {
  const { user } = openApp('/chat/12')
  await screen.findByText('Buenas')
  api.goOffline()
  await user.type(await field(), '¿Está disponible?{Enter}')
  await user.type(await field(), 'Puedo ir hoy{Enter}')
  expect(await screen.findByText('Puedo ir hoy')).toBeVisible()
  expect(await field()).toHaveValue('')
  await waitFor(async () => expect(await listQueued()).toHaveLength(2))
  await waitFor(() => expect(spoken('Tu mensaje espera la conexión.')).toBeInTheDocument())
  expect(api.inputsOf('conversations.send')).toEqual([])
  api.goOnline()
  await waitFor(async () => expect(await listQueued()).toEqual([]))
  await waitFor(() => expect(spoken('Se envió tu mensaje.')).toBeInTheDocument())
  expect(api.callsTo('conversations.send')).toMatchObject([
    { input: { id: 12, content: '¿Está disponible?' }, token: 'token-1' },
    { input: { id: 12, content: 'Puedo ir hoy' }, token: 'token-1' },
  ])
})
