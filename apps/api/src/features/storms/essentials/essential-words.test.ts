// The index of the database holds every title that the rules of the domain take for an essential.
import { kindSigns } from '@wepa/domain/storms/essential-signs'
import { essentialKind } from '@wepa/domain/storms/essentials'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { HAS_ESSENTIAL_WORD } from '../../../db/sql/storms/essential-words.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const titles = [
  'Agua potable',
  'Bottled water',
  'HIELO',
  'Ice bags',
  'Planta eléctrica',
  'PLANTAS ELÉCTRICAS',
  'Generador Honda',
  'Generators',
  'Batería de respaldo',
  'Power station',
  'Powerwall 2',
  'Estación de energía',
  'EcoFlow Delta',
  'Bluetti AC200',
  'Jackery 1000',
  'Inversores',
  'Baterías AA',
  'Pilas D',
  'Power bank',
  'Cargador portátil',
  'Gasolina',
  'Diésel',
  'Diesel',
  'Gas propano',
  'Queroseno',
  'Keroseno',
  'Tanque de gas',
  'Cilindros de gas',
  'Tambo de gas',
  'Gas can',
  'Tormenteras',
  'Paneles de huracán',
  'Paneles antihuracanes',
  'Storm shutters',
  'Hurricane panels',
  'Malla de tormenta',
  'Puertas anticiclónicas',
  'Contraventanas',
  'Linternas',
  'Flashlight',
  'Flash lights',
  'Farol solar',
  'Lámpara recargable',
  'Quinqué',
  'Headlamp',
  'Lantern',
  'Cisterna',
  'Tanque de agua',
  'Tinaco',
  'Aljibe',
  'Toldo',
  'Lona',
  'Caseta de campaña',
  'Casa de campaña',
  'Tiendas de campaña',
  'Carpa',
  'Tarp azul',
  'Camping tent',
  'Pop up tent',
]

test('each kind is among the titles, and each title is of a kind', () => {
  expect(titles.filter((title) => essentialKind(title) === undefined)).toEqual([])
  const kinds = new Set(titles.map(essentialKind))
  const named = Object.keys(kindSigns).filter((kind) => kind !== 'large_generator')
  expect(named.filter((kind) => ![...kinds].some((each) => each === kind))).toEqual([])
})

test('the database knows the words of all of them, and uses its index', async () => {
  const { rows } = await sql<{ title: string }>`
    select title from unnest(${titles}::text[]) as given (title) where not (${HAS_ESSENTIAL_WORD})`.execute(
    suite.deps.db,
  )
  expect(rows).toEqual([])
  const plan = await suite.deps.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    return sql<{ 'QUERY PLAN': string }>`
      explain select id from listings where is_active and status <> 'sold' and ${HAS_ESSENTIAL_WORD}
      order by created_at desc, id desc limit 10`.execute(db)
  })
  expect(JSON.stringify(plan.rows)).toContain('listings_essential')
})
