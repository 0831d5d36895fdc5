import { readFailure } from '../../lib/errors.ts'

export const requestProblem = 'No se pudo enviar la solicitud de verificación'

/** The server's reason, or that the request could not be sent. */
export function failureText(error: unknown): string {
  const { code, message } = readFailure(error)
  return code === 'unknown' ? requestProblem : message
}
