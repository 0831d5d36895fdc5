// What the sandbox received by mail: kept in a file, so that a killed sandbox loses no email it took.
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

const StoredMail = z.object({
  id: z.int(),
  /** When it arrived, ISO 8601. */
  at: z.string(),
  from: z.string(),
  /** One address: an email to two people is stored twice. */
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Every http(s) address in the email, each once, in order. */
  links: z.array(z.string()),
})
export type Mail = z.infer<typeof StoredMail>
export type NewMail = Omit<Mail, 'id' | 'at' | 'links'>

export type Mailbox = {
  /** Takes an email in; resolves when it is written down. */
  add: (mail: NewMail) => Promise<Mail>
  /** Newest first; only those to one address when it is given, without regard to case. */
  list: (to?: string) => Mail[]
  find: (id: number) => Mail | undefined
}

/** How many emails stay; older ones go at the next opening. */
const keep = 1000

export async function openMailbox(file: string, now: () => Date): Promise<Mailbox> {
  await mkdir(dirname(file), { recursive: true })
  const mails = await readMails(file)
  // Emails hold links that open accounts: they are for this account alone.
  await writeFile(file, mails.map(toLine).join(''), { mode: 0o600 })
  let lastId = mails.at(-1)?.id ?? 0

  return {
    async add(mail) {
      lastId += 1
      const links = linksIn(mail)
      const stored = { ...mail, id: lastId, at: now().toISOString(), links }
      await appendFile(file, toLine(stored))
      mails.push(stored)
      return stored
    },
    list: (to) => mails.filter((mail) => !to || sameAddress(mail.to, to)).reverse(),
    find: (id) => mails.find((mail) => mail.id === id),
  }
}

const toLine = (mail: Mail) => `${JSON.stringify(mail)}\n`

async function readMails(file: string): Promise<Mail[]> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const mails = lines.flatMap((line) => {
    // The last line is cut when the process was killed while it wrote.
    const mail = parseLine(line)
    return mail ? [mail] : []
  })
  return mails.slice(-keep)
}

function parseLine(line: string): Mail | undefined {
  try {
    return StoredMail.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase()

function linksIn(mail: NewMail): string[] {
  const hrefs = [...mail.html.matchAll(/href="(https?:[^"]+)"/g)].map((hit) => hit[1] ?? '')
  const inText = mail.text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? []
  const plain = hrefs.map((href) => href.replaceAll('&amp;', '&'))
  return [...new Set([...inText.map((link) => link.replace(/[.,;:]+$/, '')), ...plain])]
}
