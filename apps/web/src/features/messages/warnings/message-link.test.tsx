// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Message } from '@wepa/domain/conversations/conversation'
import { makeConversation, makeMessage } from '@wepa/domain/test/make-conversation'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../../test/fake-api.ts'
import { openApp, signIn } from '../../../../test/open-app.tsx'

const ana = makeUser()
let stored: Message[] = []

beforeEach(() => {
  signIn(ana)
  api.answer({ conversations: { get: () => makeConversation(), messages: () => stored } })
  vi.spyOn(window, 'open').mockReturnValue(null)
})

const link = (words: RegExp) => screen.findByRole('link', { name: words })
const question = () => screen.findByRole('alertdialog')

/** Opens the thread after a message of the other side, or one's own. */
function openWith(content: string, senderId = 2) {
  stored = [makeMessage({ content, senderId })]
  return openApp('/chat/12').user
}

it('a look-alike is not opened by Enter, and what it imitates is said', async () => {
  const user = openWith('Cobra aquí: https://athmovil.com.pagos-pr.net/recibir?id=7')
  const address = await link(/pagos-pr\.net/)
  expect(address).toHaveAttribute('href', 'https://athmovil.com.pagos-pr.net/recibir?id=7')
  address.focus()
  await user.keyboard('{Enter}')
  expect(await question()).toHaveAccessibleName('Cuidado con este enlace')
  expect(await question()).toHaveAccessibleDescription(
    /athmovil\.com\.pagos-pr\.net.*Se hace pasar por ATH Móvil, y no lo es.*\/recibir\?id=7/,
  )
  expect(screen.getByRole('button', { name: 'No abrir' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(address).toHaveFocus()
  expect(window.open).not.toHaveBeenCalled()
})

it('who wants to opens it all the same, without a way back to this page', async () => {
  const user = openWith('https://tienda.example/silla')
  await user.click(await link(/tienda/))
  expect(await question()).toHaveAccessibleDescription(/Esta página no es de Wepa/)
  await user.click(screen.getByRole('button', { name: 'Abrir de todos modos' }))
  expect(window.open).toHaveBeenCalledExactlyOnceWith(
    'https://tienda.example/silla',
    '_blank',
    'noopener,noreferrer',
  )
})

it.each([
  ['https://bit.ly/3xPago', /esconde a dónde lleva/],
  ['https://www.usps.com/', /es de USPS/],
  ['https://cesco.dtop.pr.gov', /es del Gobierno de Puerto Rico/],
  ['http://10.0.0.7/pago', /tiene un número/],
  ['https://bаnco.example', /xn--.*letras de otro alfabeto/],
])('of %s it says what is known', async (address, words) => {
  const user = openWith(address)
  await user.click(await screen.findByRole('link', { name: address }))
  expect(await question()).toHaveAccessibleDescription(words)
})

it('our own address and one that one sent oneself open at once, and a click beside does too', async () => {
  const isLeft = (each: HTMLElement, event = {}) => fireEvent.click(each, event)
  openWith(`Mira ${window.location.origin}/listing/7 y https://tienda.example`)
  expect(isLeft(await link(/listing/))).toBe(true)
  expect(isLeft(await link(/tienda/), { ctrlKey: true })).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(isLeft(await link(/tienda/))).toBe(false)
})

it('nobody is asked about what they wrote', async () => {
  openWith('https://tienda.example', ana.id)
  const address = await link(/tienda/)
  expect(fireEvent.click(address)).toBe(true)
  expect(address).toHaveAttribute('target', '_blank')
  expect(address).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'))
})

it('a message that holds a look-alike is warned of, whatever its words', async () => {
  openWith('Aquí está https://usps.track-pr.info/7')
  expect(
    await screen.findByRole('complementary', {
      name: 'Cuidado: un enlace para cobrar o confirmar',
    }),
  ).toBeVisible()
})
