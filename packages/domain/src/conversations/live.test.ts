import { describe, expect, test } from 'vitest'
import { AuthFrame, LiveEvent, LiveRequest } from './live.ts'

describe('what may be sent', () => {
  test.each([
    ['no token', AuthFrame, { type: 'auth' }],
    ['another type', LiveRequest, { type: 'typing' }],
    ['a blank message', LiveRequest, { type: 'sendMessage', conversationId: 1, content: '  ' }],
    ['no conversation', LiveRequest, { type: 'sendMessage', content: 'Hola' }],
    ['no object', LiveRequest, 'Hola'],
  ])('%s is refused', (_what, frame, value) => {
    expect(frame.safeParse(value).success).toBe(false)
  })

  test('a message is tidied, and whose it is must not be said', () => {
    const frame = { type: 'sendMessage', conversationId: 7, content: ' Hola ', senderId: 3 }
    expect(LiveRequest.parse(frame)).toEqual({
      type: 'sendMessage',
      conversationId: 7,
      content: 'Hola',
      messageType: 'text',
    })
  })
})

test('what the server sends is told apart by its type', () => {
  const message = {
    id: 9,
    conversationId: 7,
    senderId: 3,
    content: 'Hola',
    isRead: false,
    messageType: 'text',
    clientId: null,
    createdAt: '2025-01-07T16:00:00.000Z',
  }
  const event = { type: 'new_message', conversationId: 7, message, previousId: null }
  expect(LiveEvent.parse(event)).toEqual(event)
  expect(LiveEvent.safeParse({ type: 'read', conversationId: 7 }).success).toBe(false)
})
