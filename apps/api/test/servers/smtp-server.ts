// A mail server on this machine that takes emails, or does to us what bad ones do.
import { createServer, type Socket } from 'node:net'

export type FakeSmtp = {
  url: string
  /** Who was written to, in the order of arrival. */
  recipients: string[]
  close: () => Promise<void>
}

export type SmtpManners = {
  /** Says nothing after the connection is made. */
  isSilent?: boolean
  /** Of these recipients nothing more is answered. */
  hangsOn?: (recipient: string) => boolean
  /** What it answers in place of taking this recipient, such as '550 no such user'. */
  refuses?: (recipient: string) => string | undefined
  /** Milliseconds before an email is taken. */
  delay?: number
}

export async function startSmtp(manners: SmtpManners = {}): Promise<FakeSmtp> {
  const recipients: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (manners.isSilent) return
    converse(socket, manners, recipients)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    recipients,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** As much of RFC 5321 as a client needs. */
function converse(socket: Socket, manners: SmtpManners, recipients: string[]): void {
  const { hangsOn, refuses, delay = 0 } = manners
  const say = (line: string) => socket.write(`${line}\r\n`)
  let recipient = ''
  let isBody = false
  const take = () => {
    recipients.push(recipient)
    say('250 taken')
  }
  const takeRecipient = () => {
    if (!hangsOn?.(recipient)) say(refuses?.(recipient) ?? '250 ok')
  }
  const hear = (line: string): void => {
    if (isBody && line !== '.') return
    if (isBody) setTimeout(take, delay)
    isBody = line.startsWith('DATA')
    if (line === '.') return
    recipient = line.match(/^RCPT TO:<([^>]*)>/i)?.[1] ?? recipient
    if (line.startsWith('RCPT')) takeRecipient()
    else say(answerTo(line))
  }
  say('220 ready')
  let rest = ''
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}

function answerTo(line: string): string {
  if (line.startsWith('DATA')) return '354 go on'
  return line.startsWith('QUIT') ? '221 bye' : '250 ok'
}
