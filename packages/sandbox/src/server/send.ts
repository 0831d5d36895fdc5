// Answers for people's browsers: nothing in them may run, and nothing is kept.
import type { ServerResponse } from 'node:http'
import { type Html, textOf } from './html.ts'

export type Answer = { status: number; type: 'text/html' | 'application/json'; body: string }

export const shown = (body: Html, status = 200): Answer => ({
  status,
  type: 'text/html',
  body: textOf(body),
})

/** `hasForms`: on a page with buttons of its own, which ask the sandbox alone. */
export function send(
  response: ServerResponse,
  { status, type, body }: Answer,
  { hasForms = false } = {},
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action ${hasForms ? "'self'" : "'none'"}; base-uri 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}
