import type { Context } from '../../context.ts'
import { type StoredDocument, findDocument as selectDocument } from './documents.repo.ts'

/** A private document by its id, whoever's it is: the caller decides who may see it. */
export async function findDocument(
  ctx: Pick<Context, 'db'>,
  id: number,
): Promise<StoredDocument | undefined> {
  return selectDocument(ctx.db, id)
}
