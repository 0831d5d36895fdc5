// A file as the whole body of a request. By XMLHttpRequest, for fetch does not say how much has left.
import { offlineText, sessionEndedText, unknownText } from '../../../lib/errors.ts'
import { readToken } from '../../../lib/session/token.ts'

export type SentFile = { answer: unknown; problem?: undefined } | { problem: string }

interface SendFileOptions {
  method: 'POST' | 'PUT'
  url: string
  file: File
  /** Hears which part of the file has left, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends a file; answers what came back as JSON, or why it was not taken. */
export function sendFile({ method, url, file, onProgress }: SendFileOptions): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.setRequestHeader('authorization', `Bearer ${readToken() ?? ''}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('error', () => resolve({ problem: offlineText }))
    request.addEventListener('load', () => resolve(readAnswer(request)))
    request.send(file)
  })
}

function readAnswer({ status, response }: XMLHttpRequest): SentFile {
  if (status >= 200 && status < 300) return { answer: response }
  if (status === 401) return { problem: sessionEndedText }
  const body: unknown = response
  const isRefusal = typeof body === 'object' && body !== null && 'message' in body && 'code' in body
  return { problem: isRefusal && typeof body.message === 'string' ? body.message : unknownText }
}
