// One photo on its way to the server. XMLHttpRequest, because fetch tells nothing of an upload's progress.
import type { UploadedPhoto } from '@wepa/domain/photo'
import { sessionEndedText } from '../../lib/errors.ts'
import { readToken } from '../../lib/token.ts'

export type UploadOutcome =
  | { outcome: 'done'; photo: UploadedPhoto }
  | { outcome: 'failed'; message: string; canRetry: boolean }

interface UploadOptions {
  signal: AbortSignal
  /** Sent share, 0 to 1. */
  onProgress: (share: number) => void
}

const noConnection = 'Sin conexión. La foto se sube cuando vuelva la señal.'
const noAnswer = 'No se pudo subir la foto. Inténtalo de nuevo.'

/** Sends a photo to `POST /api/uploads`. Never throws; an aborted upload answers a failure nobody shows. */
export function uploadPhoto(
  photo: Blob,
  { signal, onProgress }: UploadOptions,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = (message: string, canRetry: boolean) =>
      resolve({ outcome: 'failed', message, canRetry })
    request.open('POST', '/api/uploads')
    const token = readToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.timeout = 120_000
    request.upload.onprogress = (event) => onProgress(event.total ? event.loaded / event.total : 0)
    request.onload = () => resolve(readAnswer(request.status, request.responseText))
    request.onerror = () => fail(noConnection, true)
    request.ontimeout = () => fail(noAnswer, true)
    request.onabort = () => fail(noAnswer, true)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', photo, 'foto')
    request.send(form)
  })
}

/** Reads the answer's status and body: a refusal of the photo itself (400, 413, 415) is final, the rest may pass. */
export function readAnswer(status: number, text: string): UploadOutcome {
  const body = parse(text)
  if (status === 201 && isUploaded(body)) return { outcome: 'done', photo: body }
  const message = status === 401 ? sessionEndedText : isRefusal(body) ? body.message : noAnswer
  return { outcome: 'failed', message, canRetry: ![400, 403, 413, 415].includes(status) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isUploaded(body: unknown): body is UploadedPhoto {
  return isRecord(body) && typeof body.url === 'string' && typeof body.thumbnailUrl === 'string'
}

function isRefusal(body: unknown): body is { message: string } {
  return isRecord(body) && typeof body.message === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
