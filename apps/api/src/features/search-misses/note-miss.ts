import { createHmac } from 'node:crypto'
import type { MissReport } from '@wepa/domain/admin/search-miss-schema'
import { findCategory } from '@wepa/domain/listings/category'
import { dateOnly } from '@wepa/domain/text/date'
import type { Context } from '../../context.ts'
import { withoutContacts } from '../activities/note-search.ts'
import { findMarkKey, insertMiss } from './search-misses.repo.ts'

/** So many marks tell the people of one search apart, and are far too few to find anybody by. */
const MARKS = 4096

/**
 * Counts a search that was of no use. Words lose what may be an email or a telephone, and their case and spaces. Of
 * whoever searched a mark is kept that is another one for each search, and that many share.
 */
export async function noteMiss(
  ctx: Pick<Context, 'db' | 'clock' | 'ip' | 'userAgent'>,
  { kind, words, category, location, results }: MissReport,
): Promise<{ success: true }> {
  const asked = {
    kind,
    words: plain(words),
    category: (category && findCategory(category)?.slug) || '',
    location: plain(location ?? ''),
  }
  if (asked.words === '') return { success: true }
  const key = await findMarkKey(ctx.db)
  const { ip, userAgent } = ctx
  const person = JSON.stringify([asked.words, asked.category, asked.location, ip, userAgent])
  const at = ctx.clock.now()
  await insertMiss(ctx.db, {
    ...asked,
    mark: createHmac('sha256', key).update(person).digest().readUInt16BE() % MARKS,
    results,
    day: dateOnly(at),
    at,
  })
  return { success: true }
}

function plain(text: string): string {
  return withoutContacts(text).replace(/\s+/g, ' ').trim().toLowerCase()
}
