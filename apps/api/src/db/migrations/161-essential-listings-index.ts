import type { Kysely } from 'kysely'
import { createIndexConcurrently } from '../run-migrations.ts'

/**
 * Public ads whose titles say a word of the essentials, few among very many: for the page of essentials and for what
 * they ask before a storm. No write has to know of it. Its words are those of `HAS_ESSENTIAL_WORD`, to the letter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(
    db,
    'listings_essential',
    `create index concurrently listings_essential on listings (created_at desc, id desc)
       where is_active and status <> 'sold' and title ~* '${WORDS}'`,
  )
}

const WORDS =
  '(\\m(agua|bottled|hielo|ice|plantas?|generador|generator|bater|pilas?\\M|power|estaci|ecoflow|bluetti|jackery|inversor|cargador|gasolina|di.{1,2}sel|propano|[kq]u?eroseno?|gas\\M|tanque|cilindro|tambo|storm|hurricane|anti ?cicl|contraventana|linterna|flash|farol|l.{1,2}mpara|quinqu|head ?lamp|lantern|cisterna|tinaco|aljibe|toldo|lona|caseta|casas? de campa|tiendas? de campa|carpa|tarp|camping|pop ?up)|hurac|torment)'
