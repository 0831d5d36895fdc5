// The whole process with a collector: what a trace holds, and what never.
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Suite, startSuite } from '../../test/harness.ts'
import { makeTalk } from '../../test/live.ts'
import { type CollectedSpan, type Collector, startCollector } from '../../test/servers/collector.ts'
import { startServer } from '../../test/servers/server-process.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

/** Says on its output which modules of OpenTelemetry it loads, but for the types that `prom-client` and others bring along. */
const listing = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load: (url, context, next) => {
      if (/opentelemetry[/](?!api[/])|[/]otlp[.]ts/.test(url)) console.log('loads ' + url)
      return next(url, context)
    },
  })
`)}`

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const { url, child, ended, output } = await startServer({
    DATABASE_URL: suite.databaseUrl,
    NODE_OPTIONS: listing,
  })
  expect((await fetch(`${url}/api/categories`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output()).not.toContain('loads ')
}, 60_000)

const password = 'Clave-de-prueba-9'
const person = {
  username: 'mariposa_azul',
  email: 'mariposa.azul@ejemplo.pr',
  password,
  fullName: 'Marisol Quiñones',
  phone: '787-555-0142',
}
const words = 'guitarra antigua de caoba'
const said = 'Te veo frente a la panadería'
const address = '198.51.100.77'
const browser = 'NavegadorDePrueba'
const above = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${above.traceId}-${above.spanId}-01`
/** As a proxy hands a request on. */
const forwarded = { 'x-forwarded-for': address, 'user-agent': browser }

/** What of everything passed through the server must be found nowhere. */
const secrets: string[] = [...Object.values(person), 'guitarra', 'caoba', said, address, browser]

const Answer = z.union([z.object({ token: z.optional(z.string()) }), z.array(z.unknown())])

/** A day in the life of a process that is traced; what its collector holds after its end. */
async function collectAll(): Promise<{ collector: Collector; output: string }> {
  const collector = await startCollector()
  const talk = await makeTalk(suite)
  const { url, child, ended, output } = await startServer({
    DATABASE_URL: suite.databaseUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    TRACE_SHARE: '1',
    TRUST_PROXY: 'loopback',
    TRACE_FROM_PROXY: 'on',
    RATE_LIMIT_FACTOR: '1000',
    NODE_OPTIONS: listing,
    // It does not know these addresses, and answers 404.
    ANTHROPIC_API_KEY: 'clave-del-asistente',
    ANTHROPIC_BASE_URL: collector.url,
  })
  const ask = async (
    method: string,
    path: string,
    options: { token?: string; body?: object } = {},
  ) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...forwarded,
        ...(path.startsWith('/api/listings?') && { traceparent, tracestate: 'wepa=guitarra' }),
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(options.body && { 'content-type': 'application/json' }),
      },
      ...(options.body && { body: JSON.stringify(options.body) }),
    })
    const answer = Answer.parse(await response.json())
    return { status: response.status, token: 'token' in answer ? answer.token : undefined }
  }
  const registered = await ask('POST', '/api/auth/register', { body: person })
  expect(registered.status).toBe(201)
  secrets.push(registered.token ?? '', talk.buyer.token, talk.buyer.email, talk.buyer.username)
  const { token } = talk.buyer
  const search = `/api/listings?search=${encodeURIComponent(words)}`
  expect((await ask('GET', search, { token })).status).toBe(200)
  const message = { token, body: { content: said } }
  const sent = await ask('POST', `/api/conversations/${talk.id}/messages`, message)
  expect(sent.status).toBe(201)
  const again = await ask('POST', '/api/auth/register', { body: person })
  expect(again.status).toBe(409)
  const ad = { title: words, description: said }
  const enhanced = await ask('POST', '/api/ai/enhance-listing', { token, body: ad })
  expect(enhanced.status).toBe(503)
  // A visitor who is no proxy decides nothing.
  await fetch(`${url}/api/categories`, {
    headers: { traceparent: traceparent.replace(/^00-4/, '00-5') },
  })
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  return { collector, output: output() }
}

test('a request is a trace with its children, and nobody is found in it', async () => {
  const { collector, output } = await collectAll()
  expect(output).toMatch(/loads .*\/otlp.ts/)
  const spans = collector.spans()
  const find = (name: string, from: readonly CollectedSpan[] = spans) => {
    const found = from.find((span) => span.name === name)
    expect(found, `${name} among ${from.map((span) => span.name)}`).toBeDefined()
    return found ?? { spanId: '', traceId: '', attributes: [], name, parentSpanId: '' }
  }
  const childrenOf = ({ spanId }: { spanId: string }) =>
    spans.filter(({ parentSpanId }) => parentSpanId === spanId)
  const say = ({ attributes }: CollectedSpan) =>
    Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
    )

  // The proxy's trace goes on: request, procedure, statement.
  const request = find('GET /api/listings')
  expect(request).toMatchObject({ traceId: above.traceId, parentSpanId: above.spanId })
  expect(say(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/listings',
    'http.response.status_code': 200,
  })
  const procedure = find('listings.search', childrenOf(request))
  const [statement] = childrenOf(procedure)
    .map(say)
    .filter((attributes) => 'db.query.text' in attributes)
  expect(statement).toMatchObject({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringMatching(/^(select|with) /),
    'wepa.pool': 'answers',
  })

  // A body was read before: what follows still hangs under its request.
  const sending = find('POST /api/conversations/:id/messages')
  const send = find('conversations.send', childrenOf(sending))
  expect(childrenOf(send).map(({ name }) => name)).toContain('with messages')

  // Who asked is told 409, and nothing is wrong.
  const refused = spans.filter(({ name }) => name === 'POST /api/auth/register').at(-1)
  expect(refused?.status?.code ?? 0).toBe(0)
  // The model did not answer: that is wrong.
  const asked = find('assistant enhance')
  expect(asked.status).toEqual({ code: 2 })
  expect(say(asked)).toMatchObject({ 'error.type': 'NotFoundError' })

  expect(find('GET /api/categories').traceId).not.toMatch(/^5bf92f/)

  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].toSorted()).toEqual([
    'db.query.text',
    'db.system.name',
    'error.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'rpc.system.name',
    'wepa.pool',
    'wepa.refusal',
    'wepa.request_id',
    'wepa.type',
  ])
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(1)
    expect(collector.text().includes(secret), secret).toBe(false)
  }
  await collector.close()
}, 60_000)
