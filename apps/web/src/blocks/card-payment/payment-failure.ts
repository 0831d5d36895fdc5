import { readFailure } from '../../lib/errors.ts'

/** §8: what the provider said, or that it did not work. */
export const declinedText = (reason: string): string => `Error en el pago. ${reason}`

/** A failed call of ours: its own reason where it has one. */
export function failedText(error: unknown, fallback: string): string {
  const { code, message } = readFailure(error)
  return code === 'unknown' ? fallback : message
}

export const usualFailure = 'Hubo un problema al procesar el pago'
