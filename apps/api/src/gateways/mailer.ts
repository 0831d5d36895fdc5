// The way out for mail: one SMTP server, whichever the settings name.
import { createTransport } from 'nodemailer'

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
  /** Resolves once the SMTP server has taken the letter; rejects when it did not. */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

export type SmtpOptions = {
  /** smtp://user:password@host:port, or smtps: for TLS from the first byte. */
  url: string
  /** 'Wepa <hola@wepa.pr>' */
  from: string
}

export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    send: async ({ messageId, to, subject, text, html, unsubscribeUrl }) => {
      await transport.sendMail({
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
    },
    close: () => transport.close(),
  }
}
