/**
 * A folded word without its number and gender, as the index holds it: 'neveras' is 'never', 'rojas' and 'rojo' are
 * 'rojo', 'luces' and 'luz' are 'luc'. The database does the same to ads (`wepa_stems`, migration 004).
 */
export function stemOf(word: string): string {
  return word
    .replace(/([a-z]{3})(es|s|e)$/, '$1')
    .replace(/([a-z]{2})a$/, '$1o')
    .replace(/([a-z]{2})z$/, '$1c')
}
