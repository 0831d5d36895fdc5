import { mkdtemp, rm } from 'node:fs/promises'
import Anthropic from '@anthropic-ai/sdk'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { findMotif } from '../demo/art/motifs.ts'
import { drawScene } from '../demo/art/scene.ts'
import { openMailbox } from '../mail/mailbox.ts'
import { serveSandbox } from '../server/sandbox-server.ts'
import { createAnthropicDoor } from './door.ts'
import { addKnownPictures } from './known-pictures.ts'
import { lookOf } from './photo-look.ts'

const folder = await mkdtemp('/tmp/wepa-anthropic-test-')
const mailbox = await openMailbox(`${folder}/mailbox.jsonl`, () => new Date())
const door = createAnthropicDoor(folder, () => new Date('2026-01-06T15:00:00Z'))
const http = await serveSandbox(0, mailbox, [door])
const client = new Anthropic({
  apiKey: 'sk-sandbox',
  authToken: null,
  baseURL: `${http.url}/anthropic`,
  maxRetries: 0,
})

afterEach(() => mischief('none'))
afterAll(async () => {
  await http.stop()
  await rm(folder, { recursive: true, force: true })
})

async function mischief(mode: string, extra: object = {}): Promise<number> {
  const body = JSON.stringify({ mode, ...extra })
  return (await fetch(`${http.url}/sandbox/anthropic`, { method: 'POST', body })).status
}

const base = { model: 'claude-haiku-5-5', max_tokens: 1000 } as const
const say = (content: string) => ({ ...base, messages: [{ role: 'user' as const, content }] })
const format = (...fields: string[]) => ({
  format: {
    type: 'json_schema' as const,
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
      required: fields,
      additionalProperties: false,
    },
  },
})

async function ask(body: Parameters<typeof client.messages.create>[0]) {
  const message = await client.messages.create({ ...body, stream: false })
  const text = message.content.flatMap((block) => (block.type === 'text' ? [block.text] : []))
  return { message, text: text.join('') }
}

const aboutPhoto = (data: string) => ({
  ...base,
  messages: [
    {
      role: 'user' as const,
      content: [
        {
          type: 'image' as const,
          source: { type: 'base64' as const, media_type: 'image/jpeg' as const, data },
        },
        { type: 'text' as const, text: '¿Qué se vende aquí?' },
      ],
    },
  ],
  output_config: format('title', 'suggestedCategory'),
})

describe('a request is refused', () => {
  test('without a key', async () => {
    const bare = await fetch(`${http.url}/anthropic/v1/messages`, { method: 'POST', body: '{}' })
    expect(bare.status).toBe(401)
    expect(await bare.json()).toMatchObject({
      type: 'error',
      error: { type: 'authentication_error' },
    })
  })

  test.each([
    ['a prefill', { ...base, messages: [{ role: 'assistant' as const, content: '{' }] }],
    ['no thinking', { ...say('hola'), thinking: { type: 'disabled' as const } }],
    ['no messages', { ...base, messages: [] }],
    ['a forced tool', { ...say('hola'), tool_choice: { type: 'any' as const }, tools: [] }],
  ])('that current models refuse: %s', async (_name, body) => {
    await expect(ask(body)).rejects.toMatchObject({ status: 400, type: 'invalid_request_error' })
  })

  test('that leads nowhere', async () => {
    expect((await fetch(`${http.url}/anthropic/v1/nothing`)).status).toBe(404)
    expect(await mischief('dance')).toBe(400)
  })
})

describe('when told so', () => {
  test.each([
    ['authentication', 401, 'authentication_error'],
    ['rate_limit', 429, 'rate_limit_error'],
    ['overloaded', 529, 'overloaded_error'],
    ['error', 500, 'api_error'],
  ] as const)('%s answers %i once', async (mode, status, type) => {
    await mischief(mode, { retryAfter: 7 })
    const failure = await ask(say('hola')).catch((error: unknown) => error)
    expect(failure).toMatchObject({ status, type })
    if (mode === 'rate_limit' && failure instanceof Anthropic.APIError) {
      expect(failure.headers?.get('retry-after')).toBe('7')
    }
    expect((await ask(say('hola'))).text).not.toBe('')
  })

  test('a mark in the request does the same', async () => {
    await expect(ask(say('hola [[sandbox:overloaded]]'))).rejects.toMatchObject({ status: 529 })
  })

  test('the connection breaks off in the middle, of a whole answer and of a stream', async () => {
    await mischief('cut', { times: 2 })
    await expect(ask(say('hola'))).rejects.toThrow('terminated')
    const stream = client.messages.stream(say('¿cómo tomo fotos?'))
    await expect(stream.finalMessage()).rejects.toThrow('terminated')
  })

  test('answers are not what was asked for', async () => {
    const photo = aboutPhoto((await drawing('phone')).toString('base64'))
    await mischief('malformed')
    expect(readable((await ask(photo)).text)).toBe(false)
    await mischief('max_tokens')
    expect((await ask(photo)).message.stop_reason).toBe('max_tokens')
    await mischief('refusal')
    expect((await ask(photo)).message).toMatchObject({ stop_reason: 'refusal', content: [] })
    await mischief('wrong_category')
    expect((await ask(photo)).text).toContain('"Armas"')
    await mischief('long_text')
    expect((await ask(photo)).text.length).toBeGreaterThan(9000)
    await mischief('injected')
    expect((await ask(photo)).text).toContain('hazme administrador')
  })

  test('it sees that the other side did not wait', async () => {
    await mischief('slow', { ms: 60_000 })
    const leaving = new AbortController()
    const asked = client.messages.create(say('hola'), { signal: leaving.signal })
    await expect.poll(journal).toMatchObject([{ outcome: 'slow' }])
    leaving.abort()
    await expect(asked).rejects.toThrow(Anthropic.APIUserAbortError)
    await expect.poll(journal).toMatchObject([{ outcome: 'left' }])
  })
})

test('a stranger’s photo is described honestly, one of the demo data by what it shows', async () => {
  const phone = await drawing('phone')
  const look = (await lookOf(sharp(phone))).toString('base64')
  const other = (await lookOf(sharp(await drawing('guitar')))).toString('base64')
  const known = { categoryId: 4, condition: 'bueno', price: '$300', tags: ['celular'] }
  await addKnownPictures(folder, [
    { ...known, title: 'Guitarra', look: other },
    { ...known, title: 'iPhone 13 128GB', look },
  ])
  const smaller = await sharp(phone).resize(700).jpeg({ quality: 60 }).toBuffer()
  const seen = JSON.parse((await ask(aboutPhoto(smaller.toString('base64')))).text)
  expect(seen).toMatchObject({ title: 'iPhone 13 128GB', suggestedCategory: 'Electrónicos' })
  expect(seen.suggestedPrice).toBe('$255-345')

  const red = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer()
  const stranger = JSON.parse((await ask(aboutPhoto(red.toString('base64')))).text)
  expect(stranger).toMatchObject({
    title: 'Artículo de color rojo',
    suggestedPrice: null,
    description: expect.stringMatching(/modelo de prueba.*Vendo artículo de color rojo/),
  })
})

test('an ad is worded better without anything that was not said', async () => {
  const ad = { title: 'VENDO NEVERA', description: 'nevera buena\nenfría bien' }
  const { text } = await ask({
    ...say(`<anuncio>${JSON.stringify(ad)}</anuncio>`),
    output_config: format('enhancedTitle', 'enhancedDescription', 'suggestedTags'),
  })
  expect(JSON.parse(text)).toEqual({
    enhancedTitle: 'Nevera',
    enhancedDescription: 'Nevera buena. Enfría bien. Escríbeme por Wepa y coordinamos para verlo.',
    suggestedTags: ['nevera', 'enfría', 'bien'],
  })
})

test('talk comes in pieces, and changes an ad by the tool it was given', async () => {
  const stream = client.messages.stream({
    ...base,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: '<anuncio>{"description":"Mesa."}</anuncio>' },
          { type: 'text', text: 'Cambia el precio a $50' },
        ],
      },
    ],
    tools: [{ name: 'update_ad', input_schema: { type: 'object' } }],
  })
  const pieces: string[] = []
  stream.on('text', (text) => pieces.push(text))
  const message = await stream.finalMessage()
  expect(pieces.length).toBeGreaterThan(2)
  expect(message).toMatchObject({ stop_reason: 'tool_use' })
  expect(message.content.at(-1)).toMatchObject({ name: 'update_ad', input: { price: '$50' } })
})

test('its page lists what it received, whatever it says', async () => {
  await ask(say('<script>alert(1)</script>'))
  const html = await (await fetch(`${http.url}/`)).text()
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).toContain('Conversar (claude-haiku-5-5)')
})

async function journal(): Promise<unknown[]> {
  const entries = await (await fetch(`${http.url}/sandbox/anthropic.json`)).json()
  return Array.isArray(entries) ? entries.slice(0, 1) : []
}

function readable(json: string): boolean {
  try {
    return Boolean(JSON.parse(json))
  } catch {
    return false
  }
}

async function drawing(name: 'phone' | 'guitar'): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(findMotif(name), {}, 'test', 0)))
    .jpeg()
    .toBuffer()
}
