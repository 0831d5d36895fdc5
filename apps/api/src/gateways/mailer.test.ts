import { afterEach, expect, test } from 'vitest'
import { type FakeSmtp, type SmtpManners, startSmtp } from '../../test/servers/smtp-server.ts'
import { createSmtpMailer, type Mailer } from './mailer.ts'

let smtp: FakeSmtp | undefined
let mailer: Mailer | undefined
afterEach(async () => {
  mailer?.close()
  await smtp?.close()
})

async function sendTo(to: string, manners: SmtpManners): Promise<unknown> {
  smtp = await startSmtp(manners)
  mailer = createSmtpMailer({ url: smtp.url, from: 'Wepa <hola@wepa.example>' })
  const mail = { messageId: '<1@wepa.example>', to, subject: 'Hola', text: 'Hola', html: '<p>Hola' }
  return mailer.send({ ...mail, unsubscribeUrl: null }).then(
    () => 'sent',
    (error: unknown) => error,
  )
}

test('an address that nobody has is a refusal, and a server that is full is not', async () => {
  const no = await sendTo('nadie@ejemplo.pr', { refuses: () => '550 no such user' })
  expect(no).toMatchObject({ isRefusal: true, responseCode: 550 })
  mailer?.close()
  await smtp?.close()
  const full = await sendTo('ana@ejemplo.pr', { refuses: () => '452 too many emails' })
  expect(full).toMatchObject({ responseCode: 452 })
  expect(full).not.toHaveProperty('isRefusal')
})
