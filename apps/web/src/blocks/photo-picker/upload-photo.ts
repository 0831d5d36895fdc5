// One photo on its way to the server. XMLHttpRequest, because fetch tells nothing of an upload's progress.
import { sessionEndedText } from '../../lib/errors.ts'
import { readToken } from '../../lib/session/token.ts'

export type UploadOutcome =
  | { outcome: 'done'; url: string }
  | {
      outcome: 'failed'
      message: string
      /** The answer was Wepa's own refusal, and the message its words. */
      isRefusal: boolean
      canRetry: boolean
      /** The answer's status; 0 when none came. */
      status: number
      /** Seconds until another try makes sense, where the server said so. */
      retryAfter: number | null
    }

export interface UploadOptions {
  /** Of the person whose photo it is; without it, of whoever is signed in. */
  token?: string | undefined
  /** 'message': it opens for the two of a conversation alone. */
  purpose?: 'message' | undefined
  signal?: AbortSignal | undefined
  /** Sent share, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

const noConnection = 'Sin conexión. La foto se sube cuando vuelva la señal.'
const noAnswer = 'No se pudo subir la foto. Inténtalo de nuevo.'

/** Sends a photo to `POST /api/uploads`. Never throws; an aborted upload answers a failure nobody shows. */
export function uploadPhoto(
  photo: Blob,
  { token = readToken() ?? undefined, purpose, signal, onProgress }: UploadOptions,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (message: string) =>
      resolve({
        outcome: 'failed',
        message,
        isRefusal: false,
        canRetry: true,
        status: 0,
        retryAfter: null,
      })
    request.open('POST', '/api/uploads')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.timeout = 120_000
    request.upload.onprogress = (event) =>
      onProgress?.(event.total ? event.loaded / event.total : 0)
    request.onload = () => {
      const { status, responseText } = request
      resolve(readAnswer(status, responseText, request.getResponseHeader('retry-after')))
    }
    request.onerror = () => fail(noConnection)
    request.ontimeout = () => fail(noAnswer)
    request.onabort = () => fail(noAnswer)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    if (purpose) form.append('purpose', purpose)
    form.append('file', photo, 'foto')
    request.send(form)
  })
}

/** Reads the answer's status and body: a refusal of the photo itself (400, 413, 415) is final, the rest may pass. */
export function readAnswer(
  status: number,
  text: string,
  wait: string | null = null,
): UploadOutcome {
  const body = parse(text)
  if (status === 201 && isUploaded(body)) return { outcome: 'done', url: body.url }
  const words = isRefusal(body) ? body.message : null
  const message = status === 401 ? sessionEndedText : (words ?? noAnswer)
  const canRetry = ![400, 403, 413, 415].includes(status)
  const retryAfter = Number(wait) || null
  return { outcome: 'failed', message, isRefusal: words !== null, canRetry, status, retryAfter }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isUploaded(body: unknown): body is { url: string } {
  return isRecord(body) && typeof body.url === 'string'
}

/** Ours carry a code; a gateway's JSON may have a message too, in English. */
function isRefusal(body: unknown): body is { message: string } {
  return isRecord(body) && typeof body.code === 'string' && typeof body.message === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
