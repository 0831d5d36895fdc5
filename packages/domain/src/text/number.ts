// Numbers as people in Puerto Rico read them. Not by Intl, so that server and browser agree to the letter.

/** 1234.5 → '1,234.5': two decimals at most. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
