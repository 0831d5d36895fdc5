// Ads that stand side by side: `/comparar?ids=1,2,3`.

/** More columns say less. */
export const MOST_COMPARED = 4
/** The largest number of an ad. */
const LAST_ID = 2_147_483_647

/** The ids that an address or a tab holds, each once, `MOST_COMPARED` at most; what is no number of an ad is left out. */
export function readCompared(text: unknown): number[] {
  return readIds(text).slice(0, MOST_COMPARED)
}

/** Whether an address asks for more than can stand side by side. */
export function asksForMore(text: unknown): boolean {
  return readIds(text).length > MOST_COMPARED
}

function readIds(text: unknown): number[] {
  const parts = String(text ?? '')
    .slice(0, 200)
    .split(',')
  const ids = parts.map((part) => (/^\s*\d{1,10}\s*$/.test(part) ? Number(part) : 0))
  return [...new Set(ids.filter((id) => id > 0 && id <= LAST_ID))]
}
