// An SMTP server for one machine: takes every email, delivers none.
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { NewMail } from './mailbox.ts'

type Receiver = { stop: () => Promise<void> }

/** Emails above this are refused, as a real server would. */
const largestBytes = 25 * 1024 * 1024

/**
 * Listens on a loopback port. An email is acknowledged after `take` has stored it, once for each
 * address of the envelope.
 */
export function receiveMail(
  port: number,
  take: (mail: NewMail) => Promise<void>,
): Promise<Receiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestBytes,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'sandbox' }),
    onData: (stream, session, callback) => {
      readMails(stream, session.envelope.rcptTo)
        .then((mails) => Promise.all(mails.map(take)))
        .then(() => callback(null), callback)
    },
  })
  // A client that hangs up half-way is its own trouble.
  server.on('error', () => {})
  return new Promise((done, fail) => {
    server.server.once('error', fail)
    const stop = () => new Promise<void>((stopped) => server.close(() => stopped()))
    server.listen(port, '127.0.0.1', () => done({ stop }))
  })
}

async function readMails(
  stream: Parameters<typeof simpleParser>[0],
  recipients: readonly { address: string }[],
): Promise<NewMail[]> {
  const email = await simpleParser(stream, { skipImageLinks: true })
  return recipients.map(({ address }) => ({
    from: email.from?.text ?? '',
    to: address,
    subject: email.subject ?? '',
    text: (email.text ?? '').trimEnd(),
    html: email.html || '',
  }))
}
