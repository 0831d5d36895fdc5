// Tokens with which programs of a business act for it.

/** What a token may do; a call says which of them it needs. */
export const TOKEN_SCOPES = ['read', 'ads', 'messages'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const SCOPE_LABELS: Record<TokenScope, string> = {
  read: 'Leer tus anuncios, tu inventario y sus cifras',
  ads: 'Publicar, cambiar y terminar tus anuncios',
  messages: 'Leer y contestar tus mensajes',
}

/** Days that a token can live; null is without an end. */
export const TOKEN_DAYS = [30, 90, 365, null] as const
export type TokenDays = (typeof TOKEN_DAYS)[number]

/** Of one account, revoked and ended ones not counted. */
export const MAX_TOKENS = 20

/** What every token begins with, so that scanners of published code find one. */
export const TOKEN_PREFIX = 'wepa_'

/** Days for which uses are remembered. */
export const USES_KEPT_DAYS = 30
