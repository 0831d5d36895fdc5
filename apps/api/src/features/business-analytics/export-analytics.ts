import type { AnalyticsPart, AnalyticsPeriod } from '@wepa/domain/insights/business-analytics'
import type {
  AnswersPart,
  FunnelPart,
  PricePosition,
  SearchesPart,
} from '@wepa/domain/insights/business-analytics-schema'
import {
  groupName,
  hourName,
  OTHER_SEARCHES,
  WEEKDAYS,
} from '@wepa/domain/insights/business-analytics-words'
import { toCell } from '@wepa/domain/inventory/sheet/cell'
import type { MemberContext } from '../../context.ts'
import { writeCsv } from '../../gateways/sheets/write-sheet.ts'
import { readAnswers, readFunnel, readPrices, readSearches } from './read-parts.ts'
import { requireOwnAnalytics } from './require-own-analytics.ts'

/** Searches that a table holds; the page shows fewer. */
const MOST_SEARCHES = 5000

type Cells = readonly (string | number | null)[]
type Asked = { id: number; part: AnalyticsPart; days: AnalyticsPeriod }

/**
 * One part of one's own analytics as CSV. No cell of it is a formula, whatever people wrote.
 * @throws DomainError forbidden for another person's, business_required
 */
export async function exportAnalytics(
  ctx: MemberContext,
  { id, part, days }: Asked,
): Promise<AsyncIterable<string | Buffer>> {
  await requireOwnAnalytics(ctx, id)
  return writeCsv(inCells(await rowsOf(ctx, { id, part, days })))
}

async function rowsOf(ctx: MemberContext, asked: Asked): Promise<AsyncIterable<Cells>> {
  switch (asked.part) {
    case 'searches':
      return searchRows(await readSearches(ctx, asked, MOST_SEARCHES))
    case 'funnel':
      return funnelRows(await readFunnel(ctx, asked))
    case 'answers':
      return answerRows(await readAnswers(ctx, asked))
    case 'prices':
      return priceRows(ctx, asked.id)
  }
}

async function* inCells(rows: AsyncIterable<Cells>): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map((cell) => toCell(String(cell ?? '')))
}

async function* searchRows(part: SearchesPart): AsyncGenerator<Cells> {
  yield ['Desde', 'Hasta', 'Búsqueda', 'Tipo', 'Apariciones (n)', 'Lugar promedio', 'Mejor lugar']
  const { from, to } = part
  for (const { words, category, ...places } of part.searches) {
    const kind = words === null ? 'Categoría' : 'Palabras'
    yield [from, to, words ?? category, kind, ...placesOf(places)]
  }
  if (part.others) yield [from, to, OTHER_SEARCHES, 'Palabras', ...placesOf(part.others)]
}

function placesOf({
  appearances,
  averagePlace,
  bestPlace,
}: {
  appearances: number
  averagePlace: string
  bestPlace: number
}): Cells {
  return [appearances, averagePlace, bestPlace]
}

async function* funnelRows(part: FunnelPart): AsyncGenerator<Cells> {
  yield [
    'Desde',
    'Hasta',
    'Por',
    'Grupo',
    'Vistas (n)',
    'Conversaciones (n)',
    'Ventas (n)',
    'Conversaciones por 100 vistas',
    'Ventas por 100 conversaciones',
  ]
  const groups = [
    { by: 'Todo', of: [part.total] },
    { by: 'Categoría', of: part.categories },
    { by: 'Pueblo del anuncio', of: part.towns },
    { by: 'Pueblo de las personas', of: part.buyerTowns },
  ]
  for (const { by, of } of groups) {
    for (const group of of) {
      const { views, conversations, sales, conversationRate, saleRate } = group
      const sums = [views, conversations, sales, conversationRate, saleRate]
      yield [part.from, part.to, by, groupName(group), ...sums]
    }
  }
}

async function* answerRows(part: AnswersPart): AsyncGenerator<Cells> {
  yield [
    'Desde',
    'Hasta',
    'Por',
    'Grupo',
    'Conversaciones (n)',
    'Contestadas (n)',
    'Mediana en minutos',
    '% en una hora',
    '% en un día',
  ]
  const { from, to, conversations, answered, medianMinutes, withinHour, withinDay } = part
  yield [from, to, 'Todo', 'Total', conversations, answered, medianMinutes, withinHour, withinDay]
  for (const { weekday, ...of } of part.weekdays) {
    const name = WEEKDAYS[weekday] ?? ''
    yield [from, to, 'Día', name, null, of.answered, of.medianMinutes, null, null]
  }
  for (const { hour, ...of } of part.hours) {
    yield [from, to, 'Hora', hourName(hour), null, of.answered, of.medianMinutes, null, null]
  }
}

async function* priceRows(ctx: MemberContext, id: number): AsyncGenerator<Cells> {
  yield [
    'Anuncio',
    'Título',
    'Precio',
    'Comparables (n)',
    'Más baratos',
    'Más caros',
    'Cuarta parte más barata hasta',
    'Mediana',
    'Cuarta parte más cara desde',
  ]
  for (let cursor: string | null = null; ; ) {
    const page = await readPrices(ctx, { id, cursor })
    yield* page.items.map(priceRow)
    cursor = page.nextCursor
    if (cursor === null) return
  }
}

function priceRow({ listingId, title, amount, comparison }: PricePosition): Cells {
  const { ads, cheaper, dearer, low, median, high } = comparison ?? {}
  const stands = [ads, cheaper, dearer, low, median, high]
  return [listingId, title, amount, ...stands.map((each) => each ?? null)]
}
