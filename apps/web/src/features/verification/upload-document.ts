// The private files of a request, on their way to the server.
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@wepa/domain/trust/verification'
import { offlineText, sessionEndedText } from '../../lib/errors.ts'
import { readToken } from '../../lib/session/token.ts'

export type UploadedDocument = { id: number } | { problem: string }

/** Sends one document to `POST /api/users/{id}/verification-documents`; answers its id, or why not. Never throws. */
export async function uploadDocument(userId: number, file: File): Promise<UploadedDocument> {
  const form = new FormData()
  form.append('file', file)
  let response: Response
  try {
    response = await fetch(`/api/users/${userId}/verification-documents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${readToken() ?? ''}` },
      body: form,
    })
  } catch {
    return { problem: offlineText }
  }
  if (response.status === 401) return { problem: sessionEndedText }
  const answer: unknown = await response.json().catch(() => null)
  if (typeof answer === 'object' && answer !== null) {
    if (response.ok && 'id' in answer && typeof answer.id === 'number') return { id: answer.id }
    if ('message' in answer && typeof answer.message === 'string' && 'code' in answer)
      return { problem: `${file.name}: ${answer.message}` }
  }
  return { problem: `No se pudo subir ${file.name}. Inténtalo de nuevo.` }
}

/** Why these files cannot be sent, or null. */
export function findDocumentProblem(files: readonly File[]): string | null {
  if (files.length > MAX_DOCUMENTS) return `Envía ${MAX_DOCUMENTS} documentos como máximo`
  const large = files.find(({ size }) => size > MAX_DOCUMENT_BYTES)
  return large ? `${large.name} pasa de ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB` : null
}
