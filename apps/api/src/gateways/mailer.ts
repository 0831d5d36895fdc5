// The way out for mail: one SMTP server, whichever the settings name.
import { createTransport } from 'nodemailer'
import { createBreaker } from './circuit-breaker.ts'

export type OutgoingMail = {
  /** The same for every try, so that a mailbox can tell a second copy. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  /** Ends the kind of mail this is with one POST (RFC 8058). */
  unsubscribeUrl: string | null
}

export type Mailer = {
  /** Resolves once the SMTP server has taken the email; rejects when it did not, with `isRefusal` where that is for its recipient. */
  send: (mail: OutgoingMail) => Promise<void>
  /** Whether the server could not be spoken to several times in a row, and is left in peace for a while. */
  isResting: () => boolean
  close: () => void
}

export type SmtpOptions = {
  /** smtp://user:password@host:port, or smtps: for TLS from the first byte. */
  url: string
  /** 'Wepa <hola@wepa.pr>' */
  from: string
}

/** As many as send at once (`db/queue/kinds.ts`), so that an email that hangs keeps no other from a connection. */
const connections = 4
const failures = 5
const restMs = 15_000

export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // A server that lives says its name at once, and takes an email in a second or two.
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    dnsTimeout: 3000,
    socketTimeout: 10_000,
  })
  const breaker = createBreaker({ failures, restMs })
  return {
    send: async ({ messageId, to, subject, text, html, unsubscribeUrl }) => {
      const sending = transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId,
        headers: {
          // No auto-replies to what a machine wrote.
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        // What a person wrote must never make nodemailer open a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await sending
        breaker.succeeded()
      } catch (error) {
        if (isAboutServer(error)) breaker.failed()
        throw isAboutRecipient(error) ? Object.assign(error, { isRefusal: true }) : error
      }
    },
    isResting: breaker.isResting,
    close: () => transport.close(),
  }
}

/** Whether the server said for good that nobody has this address: nothing is wrong with the server. */
function isAboutRecipient(error: unknown): error is Error {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500
}

/**
 * Whether nobody could be written to: no connection, no greeting, no name. A recipient for whom the server
 * says no, or says nothing ('Timeout'), keeps the emails of others from nothing.
 */
function isAboutServer(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.message === 'Timeout') return false
  return /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ESOCKET|EDNS|ETIMEDOUT|EAUTH|ETLS)$/.test(
    String(error.code),
  )
}
