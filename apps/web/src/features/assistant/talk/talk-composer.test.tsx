// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { AssistantAccess } from '@wepa/domain/assistant/ai'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api } from '../../../../test/fake-api.ts'
import { closeApp, openApp, signIn } from '../../../../test/open-app.tsx'

const access: AssistantAccess = {
  isAvailable: true,
  plan: 'free',
  isLocked: false,
  usesLeft: 5,
  usesLimit: 5,
  until: '2026-12-01T00:00:00.000Z',
}
let sent: string[] = []

beforeEach(() => {
  sent = []
  signIn(makeUser())
  api.answer({ assistant: { access: () => access } })
  api.receive('/api/ai/chat/stream', ({ body }) => {
    sent.push(String(body))
    // An answer that never comes.
    return new Response(new ReadableStream())
  })
})

const field = () => screen.findByRole('textbox', { name: 'Mensaje para el asistente' })
const send = () => screen.getByRole('button', { name: 'Enviar' })

it('sends nothing without a network, and keeps what is typed', async () => {
  const { user } = openApp('/ai-chat')
  api.goOffline()
  await user.type(await field(), '¿Qué puedo vender?{Enter}')
  expect(send()).toHaveAttribute('aria-disabled', 'true')
  expect(await field()).toHaveValue('¿Qué puedo vender?')
  closeApp()
  openApp('/ai-chat')
  expect(await field()).toHaveValue('¿Qué puedo vender?')
  expect(sent).toEqual([])
})

it('takes no more than 2,000 characters', async () => {
  const { user } = openApp('/ai-chat')
  await user.click(await field())
  await user.paste('a'.repeat(2_001))
  expect(await field()).toHaveValue('a'.repeat(2_000))
})

it('waits with the next message until the answer came or was cancelled', async () => {
  const { user } = openApp('/ai-chat')
  await user.type(await field(), 'Hola{Shift>}{Enter}{/Shift}Wepa{Enter}')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('Hola\\nWepa')
  expect(await field()).toHaveValue('')
  await user.type(await field(), 'Otra{Enter}')
  expect(await field()).toHaveValue('Otra')
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  await user.click(send())
  expect(sent).toHaveLength(2)
})
