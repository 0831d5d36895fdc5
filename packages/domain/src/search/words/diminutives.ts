// Small ones: 'carrito' is a 'carro', 'perrita' a 'perra'.

/** The words that a folded diminutive may come from, the likeliest first; none for other words. */
export function baseOf(key: string): string[] {
  const found = /^([a-z]{2,}?)(c|qu|gu)?(it)([oa])s?$/.exec(key)
  if (!found) return []
  const [, stem = '', joint = '', , vowel = ''] = found
  if (joint === 'qu') return [`${stem}c${vowel}`]
  if (joint === 'gu') return [`${stem}g${vowel}`]
  const other = vowel === 'o' ? 'a' : 'o'
  const own = [`${stem}${joint}${vowel}`, `${stem}${joint}e`, `${stem}${joint}${other}`]
  return joint === 'c' ? [stem, `${stem}e`, `${stem}${vowel}`, ...own] : own
}
