import { TableEntry } from '@wepa/domain/attributes/table-schema'
import { CountedCategory } from '@wepa/domain/listings/category-schema'
import { Stats } from '@wepa/domain/listings/stats'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

const tag = 'Categorías'

export const categoryCalls = [
  defineCall({
    method: 'get',
    path: '/api/categories',
    summary: 'Las categorías, cada una con cuántos anuncios tiene',
    tag,
    access: 'everyone',
    answer: z.array(CountedCategory),
    run: ({ caller }) => caller.categories.list(),
  }),
  defineCall({
    method: 'get',
    path: '/api/categories/{slug}',
    summary: 'Una categoría',
    tag,
    access: 'everyone',
    answer: CountedCategory,
    run: ({ caller, text }) => caller.categories.get({ slug: text('slug') }),
  }),
  defineCall({
    method: 'get',
    path: '/api/attributes',
    summary:
      'Lo que un anuncio puede decir de sí mismo (año, cuartos, paga): la tabla de los detalles',
    tag,
    access: 'everyone',
    answer: z.array(TableEntry),
    run: ({ caller }) => caller.categories.attributes(),
  }),
  defineCall({
    method: 'get',
    path: '/api/stats',
    summary: 'Cuántos anuncios y personas hay',
    tag,
    access: 'everyone',
    answer: Stats,
    run: ({ caller }) => caller.stats.get(),
  }),
]
