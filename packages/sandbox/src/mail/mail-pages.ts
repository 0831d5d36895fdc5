// The mailbox as a person sees it.
import { type Html, html, page } from '../server/html.ts'
import type { Mail } from './mailbox.ts'

export function mailListPage(mails: readonly Mail[]): Html {
  if (mails.length === 0) return page('Correo', html`<p>Aún no ha llegado ningún correo.</p>`)
  const rows = mails.map(
    (mail) => html`<tr><td>${shortTime(mail.at)}</td><td>${mail.to}</td>
<td><a href="/mail/${mail.id}">${mail.subject || '(sin asunto)'}</a></td></tr>`,
  )
  return page(
    'Correo',
    html`<table><tr><th>Hora</th><th>Para</th><th>Asunto</th></tr>${rows}</table>`,
  )
}

/** One email. Its HTML is a stranger's: it shows in a frame without scripts, forms or our origin. */
export function mailPage(mail: Mail): Html {
  const rows = [
    ['De', mail.from],
    ['Para', mail.to],
    ['Hora', shortTime(mail.at)],
  ].map(([name, value]) => html`<tr><th>${name}</th><td>${value}</td></tr>`)
  const links = mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)
  const framed = `<base target="_blank">${mail.html}`
  const email = mail.html
    ? html`<h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="Correo" srcdoc="${framed}"></iframe>`
    : ''
  return page(
    mail.subject || '(sin asunto)',
    html`<table>${rows}</table><h2>Enlaces</h2><ul>${links}</ul><h2>Texto</h2><pre>${mail.text}</pre>${email}`,
  )
}

const clock = new Intl.DateTimeFormat('es-PR', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'America/Puerto_Rico',
})
const shortTime = (iso: string) => clock.format(new Date(iso))
