/**
 * One key for words that people write in several ways: lower case, without accents, ñ as n
 * (decision D: 'Añasco' = 'anasco'), spaces collapsed. For comparing, never for showing.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
