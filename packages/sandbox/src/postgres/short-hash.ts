import { createHash } from 'node:crypto'

/** Twelve hex digits that stand for a path or a text in a folder's name. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
