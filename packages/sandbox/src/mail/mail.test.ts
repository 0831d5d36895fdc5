import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { serveSandbox } from '../server/sandbox-server.ts'
import { openMailbox } from './mailbox.ts'
import { receiveMail } from './smtp-receiver.ts'

const folder = await mkdtemp('/tmp/wepa-mail-test-')
const file = join(folder, 'mailbox.jsonl')
const mailbox = await openMailbox(file, () => new Date('2026-01-06T15:00:00Z'))
const smtpPort = await freePort()
const smtp = await receiveMail(smtpPort, async (mail) => {
  await mailbox.add(mail)
})
const http = await serveSandbox(0, mailbox)
const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false })

afterAll(async () => {
  transport.close()
  await Promise.all([smtp.stop(), http.stop()])
  await rm(folder, { recursive: true, force: true })
})

const read = async (path: string) => (await fetch(http.url + path)).text()
const readMails = async (to: string): Promise<unknown[]> =>
  JSON.parse(await read(`/mail.json?to=${encodeURIComponent(to)}`))

test('an email to two people is in both mailboxes, with its links', async () => {
  await transport.sendMail({
    from: 'Wepa <hola@wepa.test>',
    to: 'Ana@ejemplo.pr, luis@ejemplo.pr',
    subject: 'Restablece tu contraseña',
    text: 'Entra a http://localhost:3000/reset-password?token=abc_-1. Adiós.',
    html: '<p>Entra <a href="http://localhost:3000/reset-password?token=abc_-1&amp;x=2">aquí</a></p>',
  })
  for (const to of ['ana@ejemplo.pr', 'luis@ejemplo.pr']) {
    expect(await readMails(to)).toMatchObject([
      {
        subject: 'Restablece tu contraseña',
        text: 'Entra a http://localhost:3000/reset-password?token=abc_-1. Adiós.',
        links: [
          'http://localhost:3000/reset-password?token=abc_-1',
          'http://localhost:3000/reset-password?token=abc_-1&x=2',
        ],
      },
    ])
  }
})

test('the newest email comes first', async () => {
  const to = 'orden@ejemplo.pr'
  for (const subject of ['uno', 'dos']) await transport.sendMail({ from: 'a@b.pr', to, subject })
  expect(await readMails(to)).toMatchObject([{ subject: 'dos' }, { subject: 'uno' }])
  expect(await readMails('nadie@ejemplo.pr')).toEqual([])
})

test('what a stranger wrote cannot run in the mailbox', async () => {
  const evil = '"><script>alert(1)</script>'
  await transport.sendMail({ from: 'a@b.pr', to: 'x@b.pr', subject: evil, html: evil, text: evil })
  const id = mailbox.list()[0]?.id
  for (const path of ['/', '/mail', `/mail/${id}`]) {
    const text = await read(path)
    expect(text).toContain('&lt;script&gt;')
    expect(text).not.toContain('<script>')
  }
  expect(await read(`/mail/${id}`)).toMatch(/<iframe sandbox="[^"]*" [^>]*srcdoc="/)
  expect(await read(`/mail/${id}`)).not.toMatch(/sandbox="[^"]*allow-(scripts|same-origin)/)
})

test('emails outlive the process, even one killed in the middle of a line', async () => {
  await appendFile(file, '{"id": 99, "at": "20')
  const again = await openMailbox(file, () => new Date())
  expect(again.list().map((mail) => mail.subject)).toContain('Restablece tu contraseña')
  await again.add({ from: 'a@b.pr', to: 'luego@b.pr', subject: 'después', text: '', html: '' })
  const third = await openMailbox(file, () => new Date())
  expect(third.list('luego@b.pr')).toHaveLength(1)
  expect(await readFile(file, 'utf8')).not.toContain('"id": 99')
})

test('there is nothing to change and nothing to find elsewhere', async () => {
  expect((await fetch(`${http.url}/mail.json`, { method: 'DELETE' })).status).toBe(405)
  expect((await fetch(`${http.url}/mail/12345`)).status).toBe(404)
})
