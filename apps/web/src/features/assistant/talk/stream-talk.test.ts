import { expect, test } from 'vitest'
import { readEvents } from './stream-talk.ts'

test('events come whole, wherever the network cut them, letters included', async () => {
  const text =
    'event: text\ndata: {"text":"Sí, está "}\n\nevent: done\ndata: {"response":"Sí, está bien."}\n\n'
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const events = []
  for await (const event of readEvents(body)) events.push(event)
  expect(events).toEqual([
    { event: 'text', data: { text: 'Sí, está ' } },
    { event: 'done', data: { response: 'Sí, está bien.' } },
  ])
})
