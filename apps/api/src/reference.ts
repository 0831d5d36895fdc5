import { randomInt } from 'node:crypto'

/** Without I, L, O and U, which are misread or misheard. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference that people can read out on the telephone: 'CT-7K3M9QXD'. Random: it does not tell how many messages there were. */
export function makeReference(kind: 'CT' | 'RPT' | 'MOD'): string {
  const characters = Array.from({ length: 8 }, () => letters[randomInt(letters.length)])
  return `${kind}-${characters.join('')}`
}
