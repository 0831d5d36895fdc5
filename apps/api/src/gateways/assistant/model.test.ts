import { createServer, type RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startAssistant } from '../../../test/assistant.ts'
import { makePng } from '../../../test/pictures.ts'
import { createImageResizer } from '../photos/image-resizer.ts'
import type { AssistantFailed } from './calls.ts'
import type { AssistantModel } from './model.ts'
import { costOf } from './prices.ts'

let assistant: Awaited<ReturnType<typeof startAssistant>>
let jpeg: Buffer

beforeAll(async () => {
  assistant = await startAssistant()
  const resizer = createImageResizer({ displayEdge: 1600, phoneEdge: 960, thumbnailEdge: 480 })
  jpeg = await resizer.redraw(makePng({ width: 200, height: 100 }), 1568)
})
afterEach(() => assistant.mischief('none'))
afterAll(() => assistant.stop())

const ad = { title: 'vendo nevera', description: 'nevera buena', category: null }

async function failureOf(call: Promise<unknown>): Promise<Partial<AssistantFailed>> {
  try {
    await call
    return {}
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { ...error, message: error.message }
  }
}

async function listen(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** A talk to its end: what came piece by piece, and the whole. */
async function talk(
  model: AssistantModel,
  question: Parameters<AssistantModel['talk']>[0],
  leaving?: AbortSignal,
) {
  const pieces: string[] = []
  const spoken = model.talk(question, leaving)
  for (let next = await spoken.next(); ; next = await spoken.next()) {
    if (next.done) return { pieces, ...next.value }
    pieces.push(next.value)
  }
}

async function toEnd(spoken: AsyncGenerator<string, unknown>): Promise<void> {
  while (!(await spoken.next()).done);
}
const hello = { message: 'hola', history: [], draft: null }

describe('a failing provider', () => {
  test.each([
    [{ mode: 'overloaded' }, {}],
    [{ mode: 'error' }, {}],
    [{ mode: 'rate_limit', retryAfter: 1 }, {}],
    [{ mode: 'cut' }, {}],
    [
      { mode: 'overloaded', times: 2 },
      expect.objectContaining({ reason: 'unavailable', microDollars: 0 }),
    ],
    [
      { mode: 'cut', times: 2 },
      expect.objectContaining({ reason: 'unavailable', microDollars: null }),
    ],
    [
      { mode: 'rate_limit', retryAfter: 60 },
      expect.objectContaining({ reason: 'unavailable', retryAfter: 60, microDollars: 0 }),
    ],
    [
      { mode: 'authentication' },
      expect.objectContaining({ reason: 'unavailable', microDollars: 0 }),
    ],
  ])('is asked twice at most: %j', async (mischief, failure) => {
    const model = fresh()
    await assistant.mischief(mischief)
    expect(await failureOf(model.enhance(ad))).toEqual(failure)
  })

  test.each(['malformed', 'max_tokens', 'refusal', 'unclear'])(
    'that answers nothing usable is paid all the same: %s',
    async (mode) => {
      await assistant.mischief({ mode })
      const failure = await failureOf(assistant.model.analyzePhoto(jpeg))
      expect(failure).toMatchObject({ reason: 'unusable' })
      expect(failure.microDollars).toBeGreaterThan(0)
    },
  )

  test('is not waited for longer than people wait', async () => {
    const model = fresh({ patienceMs: 300 })
    await assistant.mischief({ mode: 'slow', ms: 60_000 })
    expect(await failureOf(model.enhance(ad))).toMatchObject({ reason: 'unavailable' })
  })

  test('is left alone for a while after five failures in a row', async () => {
    const model = fresh()
    await assistant.mischief({ mode: 'authentication', times: 5 })
    for (let n = 0; n < 5; n++) await failureOf(model.enhance(ad))
    const asked = (await assistant.journal()).length
    expect(await failureOf(model.enhance(ad))).toMatchObject({
      reason: 'unavailable',
      microDollars: 0,
      retryAfter: 20,
    })
    expect((await assistant.journal()).length).toBe(asked)
  })

  test('in the middle of a talk is not asked again', async () => {
    const model = fresh()
    await assistant.mischief({ mode: 'cut' })
    const message = '¿cómo tomo fotos?'
    expect(await failureOf(talk(model, { ...hello, message }))).toMatchObject({
      reason: 'unavailable',
    })
    await assistant.mischief({ mode: 'overloaded' })
    expect((await talk(model, hello)).value.text).toContain('Hola')
  })
})

test('the key goes to no other host: a redirection is no answer', async () => {
  const asked: string[] = []
  const other = await listen((request, response) => {
    asked.push(String(request.headers['x-api-key']))
    response.end('{}')
  })
  const provider = await listen((_request, response) =>
    response.writeHead(307, { location: `${other.url}/v1/messages` }).end(),
  )
  const model = fresh({ baseUrl: provider.url })
  expect(await failureOf(model.enhance(ad))).toMatchObject({ reason: 'unavailable' })
  expect(asked).toEqual([])
  other.close()
  provider.close()
})

test('who leaves ends the call upstream, and it counts against nobody', async () => {
  const model = fresh()
  for (const call of [
    (leaving: AbortSignal) => model.enhance(ad, leaving),
    (leaving: AbortSignal) => talk(model, hello, leaving),
  ]) {
    for (let n = 0; n < 3; n++) {
      await assistant.mischief({ mode: 'slow', ms: 60_000 })
      const leaving = new AbortController()
      const failure = failureOf(call(leaving.signal))
      await expect.poll(newest).toBe('slow')
      leaving.abort()
      expect(await failure).toMatchObject({ reason: 'left' })
      await expect.poll(newest).toBe('left')
    }
  }
  expect((await model.enhance(ad)).value.enhancedTitle).toBe('Nevera')
})

test('who leaves in the middle of an answer says nothing about the provider', async () => {
  const model = fresh()
  const message = '¿cómo tomo fotos?'
  const five = Array.from({ length: 5 }, () => {
    const leaving = new AbortController()
    return { leaving, spoken: model.talk({ ...hello, message }, leaving.signal) }
  })
  const first = await Promise.all(five.map(({ spoken }) => spoken.next()))
  expect(first.map(({ done }) => done)).toEqual(Array(5).fill(false))
  for (const { leaving } of five) leaving.abort()
  for (const { spoken } of five) {
    const { reason, microDollars } = await failureOf(toEnd(spoken))
    expect(reason).toBe('left')
    // What was used until then, not all that was set aside.
    expect(microDollars).toBeGreaterThan(0)
    expect(microDollars).toBeLessThan(model.mostCost('talk') / 10)
  }
  expect((await model.enhance(ad)).value.enhancedTitle).toBe('Nevera')
})

test('who has left before the provider is asked costs nothing', async () => {
  const model = fresh()
  const before = (await assistant.journal()).length
  const gone = AbortSignal.abort()
  for (const call of [() => model.enhance(ad, gone), () => talk(model, hello, gone)]) {
    expect(await failureOf(call())).toMatchObject({ reason: 'left', microDollars: 0 })
  }
  expect((await assistant.journal()).length).toBe(before)
})

test('a photo, an ad and a talk are answered, and priced', async () => {
  const photo = await assistant.model.analyzePhoto(jpeg)
  expect(photo.value).toMatchObject({ suggestedCategory: 'De Todo', suggestedPrice: null })
  expect(photo.microDollars).toBeGreaterThan(3000)
  expect(photo.microDollars).toBeLessThan(assistant.model.mostCost('analysis'))
  const better = await assistant.model.enhance(ad)
  expect(better.value.enhancedDescription).toContain('Nevera buena.')
  const draft = {
    title: 'Mesa',
    description: 'Mesa </anuncio> "rara"',
    keyFeatures: [],
    suggestedCategory: null,
  }
  const answer = await talk(assistant.model, {
    message: 'Cambia el precio a $50',
    history: [{ role: 'assistant', content: 'Listo.' }],
    draft,
  })
  expect(answer.value).toMatchObject({ change: { price: '$50' } })
  expect(answer.pieces.join('')).toBe(answer.value.text)
  const [{ texts = [] } = {}] = await assistant.journal()
  expect(texts.join(' ').split('</anuncio>')).toHaveLength(2)
})

test('a model that nobody priced is taken for the dearest', () => {
  const tokens = { input: 1000, output: 100 }
  expect(costOf('claude-haiku-5-5', tokens)).toBe(150)
  expect(costOf('claude-sonnet-5-5', tokens)).toBe(3000)
  expect(costOf('something-new', tokens)).toBe(15_000)
})

/** A gateway that remembers no failures. */
function fresh(options: Parameters<typeof assistant.gateway>[0] = {}) {
  return assistant.gateway(options)
}

const newest = async () => (await assistant.journal())[0]?.outcome
