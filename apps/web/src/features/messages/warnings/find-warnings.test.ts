import type { Message } from '@wepa/domain/conversations/conversation'
import { readMessage } from '@wepa/domain/fraud/warn'
import { expect, it } from 'vitest'
import { findWarnings } from './find-warnings.ts'

const [me, other] = [1, 2]
const said = (id: number, senderId: number, content: string): Message => ({
  id,
  conversationId: 1,
  senderId,
  content,
  isRead: false,
  messageType: 'text',
  clientId: null,
  createdAt: '2026-11-22T12:00:00.000Z',
})
const code = 'Mándame el código que te llegó por WhatsApp'
const find = (messages: Message[], extra: object = {}) =>
  findWarnings({
    messages,
    userId: me,
    isWhole: true,
    about: 'Lavadora',
    isStorm: false,
    dismissed: new Set(),
    read: readMessage,
    ...extra,
  }).map(({ messageId, kind }) => [messageId, kind.id])

it('only the receiver is warned, and not of what they put away', () => {
  const messages = [said(1, me, code), said(2, other, code), said(3, other, code)]
  expect(find(messages)).toEqual([
    [2, 'code_request'],
    [3, 'code_request'],
  ])
  expect(find(messages, { dismissed: new Set([2]) })).toEqual([[3, 'code_request']])
})

it('nobody is warned of what the administration took out', () => {
  expect(find([{ ...said(1, other, code), messageType: 'removed' }])).toEqual([])
})

it('a first message is one only where nothing stands before it', () => {
  const opening = 'Hola. Escríbeme al WhatsApp +1 689 555 0150'
  expect(find([said(1, me, 'Hola'), said(2, other, opening)])).toEqual([[2, 'off_site']])
  expect(find([said(2, other, opening)], { isWhole: false })).toEqual([])
  expect(find([said(1, other, 'Hola'), said(2, other, opening)])).toEqual([])
})

it('in a storm the rules for disasters decide, and only then', () => {
  const helper = said(1, other, 'te tramito la ayuda de fema a cambio del 20 por ciento')
  expect(find([helper])).toEqual([])
  expect(find([helper], { isStorm: true })).toEqual([[1, 'fake_aid']])
})
