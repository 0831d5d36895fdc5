// Asks the browser for passkeys. The library comes when it is needed, and what goes wrong gets a text for people.
import { offlineText, readFailure } from './errors.ts'
import type { RouterOutputs } from './trpc.ts'

/** The browser made or signed nothing; the message is for the person. */
export class PasskeyFailure extends Error {}

/** Has a passkey made: the device asks the person. @throws PasskeyFailure */
export async function makePasskey(optionsJSON: RouterOutputs['passkeys']['begin']) {
  const { startRegistration } = await loadLibrary()
  const made = await startRegistration({ optionsJSON }).catch(explain)
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  const { id, rawId, type } = made
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Has a challenge signed by a passkey that the person chooses. @throws PasskeyFailure */
export async function signWithPasskey(optionsJSON: RouterOutputs['auth']['passkeyOptions']) {
  const { startAuthentication } = await loadLibrary()
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(explain)
  return { id, rawId, type, response }
}

/** What to tell of a failed call or a failed passkey. */
export function passkeyMessage(error: unknown): string {
  return error instanceof PasskeyFailure ? error.message : readFailure(error).message
}

async function loadLibrary() {
  if (!('PublicKeyCredential' in window)) {
    throw new PasskeyFailure('Este navegador no admite llaves de acceso. Usa tu contraseña.')
  }
  try {
    return await import('@simplewebauthn/browser')
  } catch {
    throw new PasskeyFailure(offlineText)
  }
}

function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  throw new PasskeyFailure(texts[name] ?? 'La llave de acceso no funcionó. Inténtalo de nuevo.')
}

const texts: Readonly<Record<string, string>> = {
  // Browsers do not tell one from the other.
  NotAllowedError: 'No se completó: lo cancelaste o pasó el tiempo. Puedes intentarlo otra vez.',
  AbortError: 'No se completó: lo cancelaste o pasó el tiempo. Puedes intentarlo otra vez.',
  InvalidStateError: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  NotSupportedError: 'Este dispositivo no puede guardar llaves de acceso.',
  ConstraintError: 'Este dispositivo no puede guardar llaves de acceso.',
  SecurityError: 'Las llaves de acceso no funcionan en esta dirección.',
}
