// Refusals as the outside sees them: a status and a Spanish text for each code, nothing of the inside.
import { DomainError, type ErrorCode, type Issue } from '@wepa/domain/error'
import { isDatabaseAway } from './db/sql/away-codes.ts'
import './input-texts.ts'

export const statusOf: Readonly<Record<ErrorCode, number>> = {
  validation: 400,
  unauthorized: 401,
  invalid_token: 401,
  invalid_credentials: 401,
  reset_link_invalid: 400,
  undo_link_invalid: 400,
  password_required: 403,
  proof_required: 403,
  second_factor_required: 401,
  sign_in_ticket_invalid: 401,
  passkey_invalid: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  username_taken: 409,
  email_taken: 409,
  listing_not_found: 404,
  category_not_found: 404,
  not_listing_owner: 403,
  listing_changed: 409,
  listing_hidden: 409,
  reference_taken: 409,
  undo_over: 409,
  business_required: 403,
  sms_unavailable: 409,
  team_role: 403,
  team_full: 409,
  invitation_over: 404,
  offer_open: 409,
  offer_closed: 409,
  meeting_closed: 409,
  offer_too_low: 400,
  price_frozen: 400,
  storm_running: 409,
  storm_over: 409,
  token_scope: 403,
  token_limit: 409,
  webhook_limit: 409,
  import_not_found: 404,
  import_running: 409,
  account_suspended: 403,
  account_review: 403,
  already_decided: 409,
  listing_limit: 403,
  photo_limit: 403,
  plan_required: 403,
  saved_search_limit: 403,
  saved_search_not_found: 404,
  photo_invalid: 400,
  follow_limit: 409,
  person_blocked: 409,
  recipient_unavailable: 409,
  sale_required: 403,
  sale_rated: 409,
  already_rated: 409,
  already_subscribed: 409,
  payment_due: 409,
  no_subscription: 409,
  already_featured: 409,
  listing_not_public: 409,
  place_running: 409,
  place_moved: 409,
  place_over: 409,
  verification_approved: 409,
  verification_pending: 409,
  too_large: 413,
  unsupported_media: 415,
  idempotency_mismatch: 422,
  request_in_progress: 409,
  signature_invalid: 400,
  card_declined: 402,
  rate_limited: 429,
  assistant_trial_over: 402,
  assistant_quota: 429,
  assistant_unavailable: 503,
  // A client shows the text of a 500, with tips for the photo.
  assistant_no_answer: 500,
  payments_unavailable: 503,
  unavailable: 503,
  database_unavailable: 503,
}

const textOf: Readonly<Record<ErrorCode, string>> = {
  validation: 'Revisa los datos e inténtalo de nuevo.',
  unauthorized: 'No autorizado',
  // The client signs out on a 401 whose text holds exactly these two words.
  invalid_token: 'Invalid token: tu sesión terminó. Inicia sesión de nuevo.',
  invalid_credentials: 'Credenciales inválidas. Verifica tu usuario y contraseña.',
  reset_link_invalid: 'Este enlace de restablecimiento ha expirado o no es válido',
  undo_link_invalid: 'Este enlace venció o ya se usó.',
  password_required: 'Para cambiar tu email, escribe tu contraseña actual.',
  proof_required: 'Confirma que eres tú para continuar.',
  second_factor_required: 'Escribe el código de tu app de autenticación.',
  sign_in_ticket_invalid: 'Pasó demasiado tiempo. Entra de nuevo con tu contraseña.',
  passkey_invalid:
    'No pudimos comprobar esa llave de acceso. Inténtalo de nuevo, o entra con tu contraseña.',
  forbidden: 'No tienes permiso para hacer esto.',
  not_found: 'No encontrado',
  conflict: 'Esa petición choca con otra que está en curso. Inténtalo de nuevo.',
  username_taken: 'Ese nombre de usuario ya está en uso. Elige otro.',
  email_taken: 'Ya existe una cuenta con ese correo electrónico.',
  listing_not_found: 'Anuncio no encontrado',
  category_not_found: 'Categoría no encontrada',
  not_listing_owner: 'No tienes permisos para editar este anuncio.',
  listing_changed:
    'Este anuncio cambió desde que lo abriste. Compara las dos versiones y guarda de nuevo.',
  reference_taken: 'Ya usas esa referencia en otro anuncio.',
  undo_over: 'Ya no se puede deshacer.',
  token_scope: 'Este token no tiene permiso para esta llamada.',
  webhook_limit: 'Ya tienes 5 direcciones. Quita una para añadir otra.',
  token_limit: 'Ya tienes 20 tokens. Revoca uno para crear otro.',
  business_required: 'Esto viene con el plan Business.',
  offer_open: 'Ya tienes una oferta sin contestar: retírala antes de hacer otra.',
  offer_closed: 'Esta oferta ya no está abierta.',
  meeting_closed: 'Este encuentro ya no está en pie, o todavía no es la hora.',
  offer_too_low: 'Quien vende no acepta ofertas tan bajas. Prueba con una cantidad mayor.',
  price_frozen: 'Mientras dure el modo tormenta, el precio de un artículo esencial no puede subir.',
  storm_running: 'Una de esas regiones ya está en modo tormenta.',
  storm_over: 'Ese modo tormenta ya terminó.',
  sms_unavailable: 'Por ahora no verificamos teléfonos por mensaje de texto.',
  team_role: 'En el equipo de este negocio no puedes hacer esto.',
  team_full: 'El equipo está completo: son 20 personas con las invitaciones.',
  invitation_over: 'Esta invitación ya no vale. Pide otra al negocio.',
  import_not_found: 'No encontramos esa importación.',
  import_running: 'Ya hay una importación en marcha. Espera a que termine o cancélala.',
  listing_hidden:
    'Ocultamos este anuncio. Mira el motivo en Mis anuncios; desde allí puedes apelar.',
  account_suspended:
    'Tu cuenta está suspendida. Te enviamos por correo el motivo y un enlace para apelar. Para una copia de tus datos o eliminarla, escríbenos por Contacto.',
  account_review:
    'Una persona de Wepa está mirando tu cuenta. Mientras tanto, y por un día como mucho, no puedes empezar conversaciones nuevas; las que ya tienes siguen como siempre.',
  already_decided: 'Esto ya se decidió.',
  listing_limit:
    'Llegaste al límite de anuncios activos de tu plan. Mejora tu plan o desactiva un anuncio.',
  plan_required: 'Esto viene con los planes Pro y Business.',
  photo_limit: 'Tu plan no permite tantas fotos en un anuncio.',
  saved_search_limit: 'Ya tienes 50 búsquedas guardadas. Elimina una para guardar otra.',
  saved_search_not_found: 'Búsqueda no encontrada',
  photo_invalid: 'No pudimos leer una de las fotos. Prueba con otra en JPG, PNG o WebP.',
  follow_limit: 'Ya sigues a 500 vendedores. Deja de seguir a alguno para seguir a otro.',
  person_blocked: 'Bloqueaste a esta persona. Desbloquéala para escribirle.',
  // Also where the other one has blocked: nobody is told of that.
  recipient_unavailable: 'Esta persona no recibe mensajes ahora.',
  sale_required: 'Solo pueden calificarse quienes cerraron una venta por este anuncio.',
  sale_rated:
    'Esta venta ya tiene una calificación y no puede pasar a otra persona. Publica un anuncio nuevo.',
  already_rated: 'Ya calificaste esta venta.',
  already_subscribed: 'Ya tienes este plan.',
  payment_due: 'Primero paga lo que quedó pendiente de tu plan.',
  no_subscription: 'No tienes un plan pagado.',
  already_featured: 'Tu anuncio ya está destacado',
  listing_not_public: 'Activa el anuncio antes de destacarlo.',
  place_running: 'Ese anuncio sigue publicado y conserva su destacado.',
  place_moved: 'Este destacado ya se pasó una vez a otro anuncio.',
  place_over: 'A este destacado no le quedan días.',
  verification_approved: 'Ya tienes esta verificación aprobada',
  verification_pending: 'Ya tienes una solicitud pendiente para esta verificación',
  too_large: 'El envío es demasiado grande.',
  unsupported_media: 'Ese tipo de contenido no se acepta aquí.',
  idempotency_mismatch: 'Esa Idempotency-Key ya se usó con otro contenido.',
  request_in_progress:
    'Todavía estamos trabajando en esta petición. Espera unos segundos e inténtalo de nuevo.',
  signature_invalid: 'Este aviso no lleva la firma del proveedor de pagos.',
  card_declined: 'Tu banco no aceptó la tarjeta. Prueba con otra.',
  rate_limited: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  payments_unavailable:
    'Los pagos no están disponibles en este momento. Inténtalo de nuevo en unos minutos.',
  assistant_trial_over: 'Suscripción requerida',
  assistant_quota: 'Ya usaste el asistente todas las veces de este mes.',
  assistant_unavailable:
    'El asistente no está disponible en este momento. Puedes publicar con el formulario.',
  assistant_no_answer: 'El asistente no pudo preparar una respuesta. Inténtalo de nuevo.',
  unavailable: 'El servicio está muy ocupado en este momento. Inténtalo de nuevo en unos segundos.',
  database_unavailable:
    'No podemos llegar a los datos en este momento. Inténtalo de nuevo en unos segundos.',
}

/** What leaves the server about a failure. `internal` stands for every bug. */
export type Refusal = {
  status: number
  code: ErrorCode | 'internal'
  message: string
  issues: readonly Issue[]
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** With `second_factor_required`: what the code is sent with. */
  ticket?: string
}

const internal: Refusal = {
  status: 500,
  code: 'internal',
  message: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  issues: [],
}

/** Turns whatever was thrown into what may be shown. A failed parse shows the first issue's text. */
export function toRefusal(error: unknown): Refusal {
  const refused = findRefusal(error)
  if (!refused) return internal
  const { code, issues } = refused
  const message = refused.message || (code === 'validation' && issues[0]?.message) || textOf[code]
  const retryAfter = refused.retryAfter ?? (statusOf[code] === 503 ? 5 : undefined)
  return {
    status: statusOf[code],
    code,
    message,
    issues,
    ...(retryAfter && { retryAfter }),
    ...(refused.ticket && { ticket: refused.ticket }),
  }
}

function findRefusal(error: unknown): DomainError | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth++) {
    if (cause instanceof DomainError) return cause
    const parsed = fromParse(cause) ?? fromDatabase(cause)
    if (parsed) return parsed
    cause = cause.cause
  }
  return undefined
}

/** zod's error, of either of its builds: told by its shape, since mini throws a class of the core. */
function fromParse(error: Error): DomainError | undefined {
  if (!('issues' in error) || !Array.isArray(error.issues)) return undefined
  const issues = error.issues.map(({ path, message }) => ({
    path: Array.isArray(path) ? path.join('.') : '',
    message: typeof message === 'string' ? message : '',
  }))
  return new DomainError('validation', { issues })
}

/** NUL as a byte and in JSON, a number and a time out of range. */
const sendersFault = new Set(['22021', '22P05', '22003', '22008'])

/**
 * The net below the rules: values PostgreSQL itself refuses (NUL, numbers and times out of range) are the sender's;
 * a row that points to one deleted at the same moment is a conflict; a statement that took too long, or
 * a transaction that collided at every try, may be tried later; so may anything that a database in need did not take.
 */
function fromDatabase(error: Error): DomainError | undefined {
  if (!('code' in error)) return undefined
  if (typeof error.code === 'string' && sendersFault.has(error.code)) {
    return new DomainError('validation')
  }
  if (typeof error.code === 'string' && isDatabaseAway(error.code)) {
    return new DomainError('database_unavailable')
  }
  if (error.code === '23503') return new DomainError('conflict')
  if (error.code === '57014' || error.code === '40001' || error.code === '40P01') {
    return new DomainError('unavailable')
  }
  return undefined
}
