// Rules about written text that need no schema.

/** True when PostgreSQL and UTF-8 can hold the text: no NUL, no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}

/** True when nothing of the text can be seen: spaces, joiners and other invisible characters only. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{Z}\u2800\u3164]*$/u.test(text)
}

/** Lower case without accents; ñ folds to n, as place names are compared. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
