import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTwilio, type SmsGateway, SmsRefusal } from './sms.ts'

let answer: { status: number; body: string } = { status: 201, body: '{}' }
let got: { url: string | undefined; authorization: string | undefined; form: URLSearchParams }[] =
  []
let gateway: SmsGateway
const server = createServer(async (request, response) => {
  const form = new URLSearchParams(await readAll(request))
  got.push({ url: request.url, authorization: request.headers.authorization, form })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  gateway = createTwilio({ url, accountSid: 'AC1', authToken: 'secret', from: '+17875550100' })
})
afterAll(() => server.close())
beforeEach(() => {
  got = []
  answer = { status: 201, body: '{"sid":"SM1"}' }
})

const send = () => gateway.send({ to: '+17875550123', text: 'Tu código: á' })

test('asks as the documentation says', async () => {
  await send()
  expect(got[0]?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(got[0]?.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`)
  expect(Object.fromEntries(got[0]?.form ?? [])).toEqual({
    From: '+17875550100',
    To: '+17875550123',
    Body: 'Tu código: á',
  })
})

test.each([401, 403, 408, 429, 500, 503])('%i is for another try', async (status) => {
  answer = { status, body: '{"code":20003}' }
  const error = await send().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(SmsRefusal)
})

test.each([
  [400, '{"code":21211,"message":"Invalid To +17875550123"}', 21_211],
  [400, 'not JSON', 400],
  [404, '{}', 404],
])('%i with %s is for good, and says nothing of the number', async (status, body, code) => {
  answer = { status, body }
  const error = await send().catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code })
  expect(String(error)).not.toContain('787')
})

test('a service is named by its SID', async () => {
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const service = createTwilio({ url, accountSid: 'AC1', authToken: 's', from: 'MG1' })
  await service.send({ to: '+17875550123', text: 'Hola' })
  expect(got[0]?.form.get('MessagingServiceSid')).toBe('MG1')
  expect(got[0]?.form.has('From')).toBe(false)
})
