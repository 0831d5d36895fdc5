import { once } from 'node:events'
import { connect } from 'node:net'
import { eventually } from '@wepa/domain/test/eventually'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createMetrics } from './metrics.ts'
import { traceRequests } from './trace-requests.ts'
import type { SpanEnd, Traces } from './traces.ts'

type Begun = { name: string; parent: string | undefined; ends: (SpanEnd | undefined)[] }

/** Traces that only tell what they were told. */
function keepSpans(): { traces: Traces; begun: Begun[] } {
  const begun: Begun[] = []
  const traces: Traces = {
    begin: ({ name, parent }) => {
      const span: Begun = { name, parent, ends: [] }
      begun.push(span)
      return { within: (work) => work(), end: (end) => void span.ends.push(end) }
    },
    beginUnder: () => undefined,
    close: async () => {},
  }
  return { traces, begun }
}

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

test.each([
  [
    'what a visitor sends decides nothing',
    false,
    { 'x-forwarded-for': '198.51.100.77' },
    undefined,
  ],
  ['nor what comes past the proxy', true, {}, undefined],
  ['a proxy of ours does', true, { 'x-forwarded-for': '198.51.100.77' }, traceparent],
])('%s', async (_, isParentTrusted, headers, parent) => {
  const { traces, begun } = keepSpans()
  const app = fastify({ trustProxy: 'loopback' })
  traceRequests(app, { traces, isParentTrusted }, (_request, { statusCode }) => statusCode)
  app.get('/a', async () => 'a')
  await app.inject({ url: '/a', headers: { ...headers, traceparent } })
  expect(begun).toMatchObject([{ name: 'GET /a', parent }])
  await app.close()
})

test('a connection that is closed before the answer is counted, and its span ends', async () => {
  const { traces, begun } = keepSpans()
  const metrics = createMetrics()
  const app = fastify()
  const statusOf = () => 207
  traceRequests(app, { traces, isParentTrusted: false }, statusOf)
  metrics.measure(app, statusOf)
  let answer = (_text: string) => {}
  const late = new Promise<string>((resolve) => {
    answer = resolve
  })
  const handler = vi.fn(() => late)
  app.get('/slow', handler)
  app.get('/quick', async () => 'quick')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
  await eventually(() => expect(handler).toHaveBeenCalled())
  socket.destroy()
  expect(await (await fetch(`${url}/quick`)).text()).toBe('quick')
  await eventually(() => expect(begun.map(({ ends }) => ends.length)).toEqual([1, 1]))
  answer('late')
  // Also once the handler has gone on to its end.
  await Promise.all(handler.mock.results.map(({ value }) => value))
  await app.close()
  expect(begun.map(({ ends }) => ends)).toEqual([
    [{ attributes: { 'http.response.status_code': 499 }, failure: undefined }],
    [{ attributes: { 'http.response.status_code': 207 }, failure: undefined }],
  ])
  const counted = (await metrics.read()).matchAll(/^http_\w+_count\{(.*)\} (\d+)$/gm)
  expect([...counted].map(([, labels, count]) => [labels, count]).toSorted()).toEqual([
    ['method="GET",route="/quick",status="207"', '1'],
    ['method="GET",route="/slow",status="499"', '1'],
  ])
})
