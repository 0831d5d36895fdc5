// The sandbox's Twilio: one call, and the phone that got the messages as a page.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { html, page } from '../server/html.ts'
import type { ProviderDoor } from '../server/sandbox-server.ts'
import { send, shown } from '../server/send.ts'
import { smsKeys } from './keys.ts'

type Text = { sid: string; to: string; text: string; at: string }
type Reply = { status: number; body: object }

const call = `/2010-04-01/Accounts/${smsKeys.TWILIO_ACCOUNT_SID}/Messages.json`
const authorization = `Basic ${Buffer.from(`${smsKeys.TWILIO_ACCOUNT_SID}:${smsKeys.TWILIO_AUTH_TOKEN}`).toString('base64')}`
/** A number that ends so is a landline, which gets no messages. */
const landline = '0000'

/** `POST` of messages as Twilio takes them, `/sms` as a page, `/sms.json?to=` for tests. */
export function createSmsDoor(now: () => Date): ProviderDoor {
  const texts: Text[] = []
  return {
    rows: () =>
      texts
        .toReversed()
        .map(
          ({ at, to, text }) =>
            html`<tr><td>${at}</td><td>SMS</td><td>${text.split('\n')[0] ?? ''} para ${to}</td></tr>`,
        ),
    async handle(request, response) {
      const url = new URL(request.url ?? '/', 'http://sandbox')
      if (/^\/2010-04-01\//.test(url.pathname)) {
        sendJson(response, await take(texts, request, url, now))
      } else if (url.pathname === '/sms.json') {
        const to = url.searchParams.get('to')
        const found = texts.filter((text) => to === null || text.to === to)
        sendJson(response, { status: 200, body: found.toReversed() })
      } else if (url.pathname === '/sms') send(response, shown(listPage(texts)))
      else return false
      return true
    },
  }
}

async function take(
  texts: Text[],
  request: IncomingMessage,
  url: URL,
  now: () => Date,
): Promise<Reply> {
  if (request.headers.authorization !== authorization) return refusal(401, 20003, 'Authenticate')
  if (request.method !== 'POST' || url.pathname !== call) return refusal(404, 20404, 'Not found')
  const form = new URLSearchParams(await readBody(request))
  const [to, text, from] = [form.get('To') ?? '', form.get('Body') ?? '', form.get('From')]
  if (from !== smsKeys.TWILIO_FROM) return refusal(400, 21606, 'From is not one of your numbers')
  if (!/^\+[1-9]\d{7,14}$/.test(to)) return refusal(400, 21211, `Invalid 'To' Phone Number`)
  if (text === '' || text.length > 1600) return refusal(400, 21602, 'Message body is required')
  if (to.endsWith(landline)) return refusal(400, 21614, `'To' number is not a mobile number`)
  const sid = `SM${String(texts.length + 1).padStart(32, '0')}`
  texts.push({ sid, to, text, at: now().toISOString() })
  return { status: 201, body: { sid, status: 'queued', to, from } }
}

const refusal = (status: number, code: number, message: string): Reply => ({
  status,
  body: { code, message, status, more_info: `https://www.twilio.com/docs/errors/${code}` },
})

function listPage(texts: readonly Text[]) {
  const rows = texts
    .toReversed()
    .slice(0, 100)
    .map(
      ({ at, to, text }) => html`<tr><td>${at}</td><td>${to}</td><td><pre>${text}</pre></td></tr>`,
    )
  return page(
    'Mensajes de texto',
    rows.length > 0
      ? html`<table><tr><th>Hora</th><th>A</th><th>Texto</th></tr>${rows}</table>`
      : html`<p>Aún no ha llegado ninguno.</p>`,
  )
}

function sendJson(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
