// What an email says, apart from how it looks: one layout for all of them, as HTML and as text.

export type EmailContent = {
  subject: string
  /** 'Hola, Ana:' is written from it. */
  name: string
  /** Plain sentences; what people wrote may stand in them. */
  paragraphs: readonly string[]
  /** Things to open, one below the other, before the button; what people wrote may stand in them. */
  links?: readonly { label: string; detail: string; url: string }[]
  /** Six digits, or a username: shown large, on a line of its own. */
  highlight?: string
  button?: { label: string; url: string }
  /** After the button. */
  notes?: readonly string[]
  /** Ends this kind of email with one click. */
  unsubscribe?: { label: string; url: string }
}

export type RenderedEmail = { subject: string; text: string; html: string }

/** The email as both parts of a mail. `baseUrl` is where people reach the product. */
export function renderEmail(email: EmailContent, baseUrl: string): RenderedEmail {
  return { subject: email.subject, text: textOf(email, baseUrl), html: htmlOf(email, baseUrl) }
}

function textOf(
  { name, paragraphs, links, highlight, button, notes, unsubscribe }: EmailContent,
  baseUrl: string,
) {
  const parts = [
    `Hola, ${name}:`,
    ...paragraphs,
    ...(links ?? []).map(({ label, detail, url }) => `${label}\n${detail}\n${url}`),
    ...(highlight ? [`    ${highlight}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(notes ?? []),
    `--\nWepa, clasificados de Puerto Rico\n${baseUrl}`,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function htmlOf(
  { subject, name, paragraphs, links, highlight, button, notes, unsubscribe }: EmailContent,
  baseUrl: string,
) {
  const body = [
    `<p style="${paragraph}">Hola, ${escaped(name)}:</p>`,
    ...paragraphs.map((each) => `<p style="${paragraph}">${escaped(each)}</p>`),
    ...(links ?? []).map(htmlLink),
    ...(highlight ? [`<p class="large" style="${large}">${escaped(highlight)}</p>`] : []),
    ...(button
      ? [
          `<p style="margin:24px 0"><a class="button" href="${escaped(button.url)}" style="${buttonStyle}">${escaped(button.label)}</a></p>`,
          `<p class="quiet" style="${quiet}">Si el botón no abre, copia esta dirección:<br><a class="quiet" href="${escaped(button.url)}" style="color:inherit;word-break:break-all">${escaped(button.url)}</a></p>`,
        ]
      : []),
    ...(notes ?? []).map((each) => `<p style="${paragraph}">${escaped(each)}</p>`),
  ].join('\n')
  const end = unsubscribe
    ? `<br><a class="quiet" href="${escaped(unsubscribe.url)}" style="color:inherit">${escaped(unsubscribe.label)}</a>`
    : ''
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12161a !important; color: #e9edf0 !important; }
  .sheet { background: #1b2127 !important; }
  .quiet { color: #9aa6b2 !important; }
  .large { background: #12161a !important; }
  .button { background: #5cb3ee !important; color: #0b2538 !important; }
  .link { color: #5cb3ee !important; }
  .name { color: #ff7a5c !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf7f2;color:#1f2328">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f2;color:#1f2328">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px">
<tr><td style="padding:28px 24px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<p class="name" style="margin:0 0 20px;font-size:22px;font-weight:800;color:#d63a1f">Wepa</p>
${body}
</td></tr></table>
<p class="quiet" style="${quiet};max-width:520px;text-align:center"><a class="quiet" href="${escaped(baseUrl)}" style="color:inherit">Wepa</a>, clasificados de Puerto Rico${end}</p>
</td></tr></table>
</body>
</html>
`
}

function htmlLink({ label, detail, url }: NonNullable<EmailContent['links']>[number]): string {
  return `<p style="${paragraph}"><a class="link" href="${escaped(url)}" style="color:#0a66a8;font-weight:700">${escaped(label)}</a><br><span class="quiet" style="font-size:15px;color:#5b6470">${escaped(detail)}</span></p>`
}

const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.5'
const large =
  'margin:20px 0;padding:16px;border-radius:12px;background:#f3eee6;font-size:28px;font-weight:700;letter-spacing:2px;text-align:center;word-break:break-all'
const buttonStyle =
  'display:inline-block;padding:14px 24px;border-radius:10px;background:#0a66a8;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none'
const quiet =
  "margin:16px 0;font-size:13px;line-height:1.5;color:#5b6470;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
