import { type RawBuilder, sql } from 'kysely'

/**
 * A title that says a word of the essentials; whether it offers one, `essentialKind` of the domain decides. Word for word
 * the condition of the partial index `listings_essential`, or PostgreSQL would not use it.
 */
export const HAS_ESSENTIAL_WORD: RawBuilder<boolean> = sql<boolean>`title ~* ${sql.raw(`'(\\m(agua|bottled|hielo|ice|plantas?|generador|generator|bater|pilas?\\M|power|estaci|ecoflow|bluetti|jackery|inversor|cargador|gasolina|di.{1,2}sel|propano|[kq]u?eroseno?|gas\\M|tanque|cilindro|tambo|storm|hurricane|anti ?cicl|contraventana|linterna|flash|farol|l.{1,2}mpara|quinqu|head ?lamp|lantern|cisterna|tinaco|aljibe|toldo|lona|caseta|casas? de campa|tiendas? de campa|carpa|tarp|camping|pop ?up)|hurac|torment)'`)}`
