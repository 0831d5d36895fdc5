// Pages of the sandbox: text goes in escaped, whatever it is.

const safe = Symbol('safe')

/** A piece of HTML that may be put into a page as it is. Only this file can make one. */
export type Html = { readonly [safe]: string }

export const textOf = (piece: Html): string => piece[safe]

/** Builds HTML from a template; every value that is not Html itself is escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly unknown[]): Html {
  const parts = strings.map(
    (text, index) => text + (index < values.length ? show(values[index]) : ''),
  )
  return { [safe]: parts.join('') }
}

/** A whole page with the sandbox's plain look. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title} · Wepa sandbox</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;background:#faf7f2;color:#1f2328}
a{color:#0a66a8}nav{display:flex;gap:1rem;margin-bottom:1rem}h1{font-size:1.5rem}
table{border-collapse:collapse;width:100%;background:#fff}
td,th{border:1px solid #e7e1d8;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
.wide{overflow-x:auto}.wide td,.wide th{overflow-wrap:normal}
pre,iframe{background:#fff;border:1px solid #e7e1d8;padding:1rem;width:100%;box-sizing:border-box;white-space:pre-wrap}
iframe{height:32rem;padding:0}
@media (prefers-color-scheme:dark){body{background:#12161a;color:#e9edf0}a{color:#5cb3ee}table,pre{background:#1b2127}
td,th,pre,iframe{border-color:#333}}
</style></head><body><nav><a href="/">Recibido</a><a href="/mail">Correo</a><a href="/stripe">Pagos</a></nav>
<h1>${title}</h1>${body}</body></html>`
}

function escapeHtml(text: string): string {
  const characters: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => characters[character] ?? character)
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join('')
  return isHtml(value) ? value[safe] : escapeHtml(String(value))
}

const isHtml = (value: unknown): value is Html =>
  typeof value === 'object' && value !== null && safe in value
