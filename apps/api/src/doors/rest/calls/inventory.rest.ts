import {
  InventoryPage,
  InventoryQuery,
  ManyInput,
  ManyResult,
  ReferenceInput,
  UndoResult,
} from '@wepa/domain/inventory/inventory-schema'
import { Listing } from '@wepa/domain/listings/listing-schema'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

const tag = 'Inventario'

export const inventoryCalls = [
  defineCall({
    method: 'get',
    path: '/api/inventory',
    summary: 'Los anuncios propios como tabla, de 100 en 100, con su referencia',
    tag,
    access: 'member',
    scope: 'read',
    query: InventoryQuery,
    answer: InventoryPage,
    run: ({ caller, query }) => caller.inventory.list(query),
  }),
  defineCall({
    method: 'post',
    path: '/api/inventory/changes',
    summary:
      'Renueva, pausa, activa, cambia de precio, marca como vendidos o elimina varios anuncios propios',
    tag,
    access: 'member',
    scope: 'ads',
    body: ManyInput,
    answer: ManyResult,
    run: ({ caller, body }) => caller.inventory.changeMany(body),
  }),
  defineCall({
    method: 'delete',
    path: '/api/inventory/changes/{id}',
    summary: 'Deshace un cambio de varios anuncios, durante unos segundos',
    tag,
    access: 'member',
    scope: 'ads',
    answer: UndoResult,
    run: ({ caller, id }) => caller.inventory.undo({ change: id() }),
  }),
  defineCall({
    method: 'put',
    path: '/api/listings/{id}/reference',
    summary: 'Da una referencia propia a un anuncio, o la quita con null',
    tag,
    access: 'member',
    scope: 'ads',
    body: ReferenceInput,
    answer: z.object({ reference: z.nullable(z.string()) }),
    run: ({ caller, id, body }) =>
      caller.inventory.setReference({ ...body, id: id('id', 'listing_not_found') }),
  }),
  defineCall({
    method: 'post',
    path: '/api/listings/{id}/copy',
    summary: 'Copia un anuncio propio con sus fotos; la copia queda pausada',
    tag,
    access: 'member',
    scope: 'ads',
    answer: Listing,
    status: 201,
    run: ({ caller, id }) => caller.inventory.copy({ id: id('id', 'listing_not_found') }),
  }),
]
