// The sandbox's HTTP door: what it received, and the mailbox.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mailListPage, mailPage } from '../mail/mail-pages.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import { say } from '../say.ts'
import { type Html, html, page } from './html.ts'
import { type Answer, send, shown } from './send.ts'

export type SandboxServer = {
  /** Address of the server, without a slash at the end. */
  url: string
  stop: () => Promise<void>
}

/** A provider that the sandbox stands in for. */
export type ProviderDoor = {
  /** Answers a request that is for it; false for all others. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Lines for the page of everything received, newest first. */
  rows: () => Html[]
}

/** Idle connections stay open longer than any client keeps one: closed earlier, its next call may be cut off. */
const keepAliveTimeout = 75_000

/** Listens on a loopback port: the mailbox holds links that open accounts. */
export function serveSandbox(
  port: number,
  mailbox: Mailbox,
  providers: readonly ProviderDoor[] = [],
): Promise<SandboxServer> {
  const server = createServer({ keepAliveTimeout }, async (request, response) => {
    try {
      for (const provider of providers) if (await provider.handle(request, response)) return
      answer(request, response, mailbox, providers)
    } catch (error) {
      say(`El sandbox no pudo contestar: ${error}`)
      response.destroy()
    }
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      done({ url: `http://127.0.0.1:${bound}`, stop: () => stopServer(server) })
    })
  })
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  mailbox: Mailbox,
  providers: readonly ProviderDoor[],
): void {
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const refusal = shown(page('No se puede', html`<p>Aquí solo se lee.</p>`), 405)
  send(response, isReading ? route(url, mailbox, providers) : refusal)
}

function route(url: URL, mailbox: Mailbox, providers: readonly ProviderDoor[]): Answer {
  if (url.pathname === '/') return shown(receivedPage(mailbox, providers))
  if (url.pathname === '/mail') return shown(mailListPage(mailbox.list()))
  if (url.pathname === '/mail.json') {
    const mails = mailbox.list(url.searchParams.get('to') ?? undefined)
    return { status: 200, type: 'application/json', body: JSON.stringify(mails) }
  }
  const mail = mailbox.find(Number(/^\/mail\/(\d+)$/.exec(url.pathname)?.[1]))
  if (mail) return shown(mailPage(mail))
  return shown(page('No existe', html`<p>Aquí no hay nada.</p>`), 404)
}

function receivedPage(mailbox: Mailbox, providers: readonly ProviderDoor[]): Html {
  const mails = mailbox.list()
  const emails = mails.slice(0, 100).map(
    (mail) => html`<tr><td>${mail.at}</td><td>Correo</td>
<td><a href="/mail/${mail.id}">${mail.subject}</a> para ${mail.to}</td></tr>`,
  )
  const rows = [...providers.flatMap((provider) => provider.rows().slice(0, 100)), ...emails]
  const list = rows.length
    ? html`<table><tr><th>Hora</th><th>Qué</th><th>Detalle</th></tr>${rows}</table>`
    : html`<p>Aún no ha llegado nada.</p>`
  return page(
    'Recibido',
    html`<p>Lo que Wepa envió al mundo de afuera: ${mails.length} correos.</p>${list}`,
  )
}

function stopServer(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}
