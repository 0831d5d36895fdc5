// The way out for events: to the address that a business named, over https and to the public internet alone, without
// following redirects.
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, lookupWhere } from './public-address.ts'

export type WebhookSender = {
  /** Whether an address may be told of events at all; where its name leads is looked at when it is. */
  accepts: (url: string) => boolean
  /** What it answered. Rejects where nothing came within the time. */
  post: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<number>
}

/** What may be asked; tests reach their own machine. No setting changes it. */
export type WebhookReach = {
  protocol: 'https:' | 'http:'
  allowsAddress: (address: string) => boolean
  allowsPort: (port: string) => boolean
  /** Milliseconds. */
  patience: number
}

const publicInternet: WebhookReach = {
  protocol: 'https:',
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === '' || port === '443',
  patience: 10_000,
}

export function createWebhookSender(reach: WebhookReach = publicInternet): WebhookSender {
  const accepts = (text: string) => {
    const url = URL.parse(text)
    if (url?.protocol !== reach.protocol || url.username !== '' || url.password !== '') return false
    // No name is looked up for a number, so the look-up cannot refuse it.
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !reach.allowsAddress(host)) return false
    return reach.allowsPort(url.port)
  }
  return {
    accepts,
    post: (url, headers, body) => {
      if (!accepts(url)) return Promise.reject(new Error('an address that may not be told'))
      return post(new URL(url), headers, body, reach)
    },
  }
}

function post(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  { allowsAddress, patience }: WebhookReach,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(url, {
      method: 'POST',
      agent: false,
      lookup: lookupWhere(allowsAddress),
      signal: AbortSignal.timeout(patience),
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Wepa',
      },
    })
      .on('response', (response: IncomingMessage) => {
        // The status is the whole answer.
        response.destroy()
        resolve(response.statusCode ?? 0)
      })
      .on('error', reject)
      .end(body)
  })
}
