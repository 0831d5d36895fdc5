// The way out for pictures that ads name by an address elsewhere. Anybody may name any address, so it asks nobody
// but the public internet, says nothing of who asks, and takes no more and waits no longer than is good for us.
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { MAX_SHEET_BYTES } from '@wepa/domain/inventory/import'
import { MAX_PHOTO_BYTES } from '@wepa/domain/photos/sent-photo'
import { isPublicAddress, lookupWhere } from '../public-address.ts'

export type PhotoFetcher = {
  /** The bytes that lie there, whatever they are. @throws FetchRefused */
  fetch(url: string): Promise<Buffer>
}

export type FetchProblem =
  | 'unreachable'
  | 'gone'
  | 'refused'
  | 'too_large'
  | 'too_slow'
  | 'too_many_redirects'

/** Why nothing was fetched. `isFinal`: another try would come to the same. */
export class FetchRefused extends Error {
  readonly reason: FetchProblem
  readonly isFinal: boolean
  constructor(reason: FetchProblem, { isFinal, cause }: { isFinal: boolean; cause?: unknown }) {
    super(`picture not fetched: ${reason}`, { cause })
    this.name = 'FetchRefused'
    this.reason = reason
    this.isFinal = isFinal
  }
}

/** What may be asked; tests reach their own machine. No setting changes it. */
export type Reach = {
  allowsAddress: (address: string) => boolean
  allowsPort: (port: number) => boolean
  /** Milliseconds in all, in place of what is wanted. */
  patience?: number
}

/** What is fetched: at most so many bytes, in so many milliseconds, redirects included. */
export type Wanted = { accept: string; most: number; patience: number }

const pictures: Wanted = {
  accept: 'image/avif,image/webp,image/*',
  most: MAX_PHOTO_BYTES,
  patience: 10_000,
}

/** Inventories: larger, and made when they are asked for. */
export const sheets: Wanted = {
  accept: 'text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,*/*;q=0.5',
  most: MAX_SHEET_BYTES,
  patience: 60_000,
}

export const publicInternet: Reach = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 80 || port === 443,
}

const mostRedirects = 3

export function createPhotoFetcher(
  reach: Reach = publicInternet,
  wanted: Wanted = pictures,
): PhotoFetcher {
  return {
    fetch: async (text) => {
      const signal = AbortSignal.timeout(reach.patience ?? wanted.patience)
      try {
        return await follow(text, { ...reach, ...wanted }, signal)
      } catch (error) {
        if (error instanceof FetchRefused) throw error
        // A name that leads into our own network ends here too: it is not told from one that leads nowhere,
        // or anybody could ask which names there are.
        const reason = signal.aborted ? 'too_slow' : 'unreachable'
        throw new FetchRefused(reason, { isFinal: false, cause: error })
      }
    },
  }
}

type Fetching = Reach & Wanted

async function follow(text: string, reach: Fetching, signal: AbortSignal): Promise<Buffer> {
  let url = readAddress(text, reach)
  for (let redirects = 0; ; redirects++) {
    const response = await get(url, reach, signal)
    const next = readRedirect(response)
    if (next === undefined) return await readBody(response, reach.most)
    response.destroy()
    if (redirects === mostRedirects) throw final('too_many_redirects')
    url = readAddress(next, reach, url)
  }
}

/** The address as it may be asked. The parser has written every notation of a number as the number itself. */
function readAddress(text: string, { allowsAddress, allowsPort }: Reach, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw final('unreachable')
  if (url.username !== '' || url.password !== '') throw final('unreachable')
  if (!allowsPort(Number(url.port || (url.protocol === 'https:' ? 443 : 80)))) {
    throw final('unreachable')
  }
  // No name is looked up for a number, so the look-up cannot refuse it.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !allowsAddress(host)) throw final('unreachable')
  return url
}

/** Asks on a connection of its own, made to the very address that was checked: nothing is looked up twice. */
function get(
  url: URL,
  { allowsAddress, accept }: Fetching,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(url, {
      agent: false,
      lookup: lookupWhere(allowsAddress),
      signal,
      headers: {
        accept,
        'accept-encoding': 'identity',
        'user-agent': 'Wepa',
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}

/** Where the answer sends us; undefined for one that holds the picture. */
function readRedirect(response: IncomingMessage): string | undefined {
  const status = response.statusCode ?? 0
  const { location } = response.headers
  if (status === 200) return undefined
  if ([301, 302, 303, 307, 308].includes(status) && location !== undefined) return location
  response.destroy()
  if (status === 404 || status === 410) throw final('gone')
  if (status >= 500 || status === 408 || status === 425 || status === 429) {
    throw new FetchRefused('unreachable', { isFinal: false })
  }
  throw final('refused')
}

async function readBody(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  if (Number(response.headers['content-length']) > most) {
    response.destroy()
    throw final('too_large')
  }
  let size = 0
  // Leaving the loop destroys the answer and its connection.
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) throw new Error('an answer of text')
    size += part.length
    if (size > most) throw final('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function final(reason: FetchProblem): FetchRefused {
  return new FetchRefused(reason, { isFinal: true })
}
