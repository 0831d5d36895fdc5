import { FacetCounts } from '@wepa/domain/attributes/facet-counts'
import { ClickKind, EditInput, PublishInput, StatusInput } from '@wepa/domain/listings/input'
import { Listing, ListingDetail } from '@wepa/domain/listings/listing-schema'
import { MunicipalityCount } from '@wepa/domain/places/municipality-count'
import { PriceHistory } from '@wepa/domain/prices/price-history'
import { count } from '@wepa/domain/scalar'
import { SearchParams } from '@wepa/domain/search/query'
import * as z from 'zod/mini'
import { Done } from '../answers.ts'
import { defineCall } from '../define-call.ts'

const tag = 'Anuncios'
const missing = 'listing_not_found'

/** Data URLs are a third larger than their photos: room for a plan's photos as phones make them. */
const bodyWithPhotos = 64 * 1024 * 1024

export const listingCalls = [
  defineCall({
    method: 'get',
    path: '/api/listings',
    summary:
      'Busca anuncios; X-Total-Count dice cuántos hay, hasta 1000; con include=alike siguen los parecidos, y X-Exact-Count dice dónde empiezan',
    tag,
    access: 'everyone',
    query: SearchParams,
    answer: z.array(Listing),
    run: async ({ caller, query, page, header }) => {
      const result = await caller.listings.search(query)
      header('x-total-count', String(result.total))
      // Also where nothing follows: whoever asked need not tell that apart.
      if (query.include === 'alike') {
        header('x-exact-count', String(result.exactCount ?? result.items.length))
      }
      return page(result)
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/listings/by-municipality',
    summary:
      'Cuántos anuncios de una búsqueda hay en cada municipio, hasta 1000; lugar y radio no cuentan',
    tag,
    access: 'everyone',
    query: SearchParams,
    answer: z.array(MunicipalityCount),
    run: ({ caller, query }) => caller.listings.countByMunicipality(query),
  }),
  defineCall({
    method: 'get',
    path: '/api/listings/facets',
    summary:
      'Cuántos anuncios de una búsqueda dicen cada cosa de sí mismos (marca, cuartos, paga), para sus filtros',
    tag,
    access: 'everyone',
    query: SearchParams,
    answer: FacetCounts,
    run: ({ caller, query }) => caller.listings.countFacets(query),
  }),
  defineCall({
    method: 'get',
    path: '/api/listings/{id}',
    summary: 'Un anuncio con su vendedor',
    tag,
    access: 'everyone',
    answer: ListingDetail,
    run: ({ caller, id }) => caller.listings.get({ id: id('id', missing) }),
  }),
  defineCall({
    method: 'get',
    path: '/api/listings/{id}/price-history',
    summary: 'Los precios que ha tenido un anuncio propio y sus renovaciones; nadie más los ve',
    tag,
    access: 'member',
    scope: 'ads',
    answer: PriceHistory,
    run: ({ caller, id }) => caller.listings.priceHistory({ id: id('id', missing) }),
  }),
  defineCall({
    method: 'post',
    path: '/api/listings',
    summary: 'Publica un anuncio; images lleva data URLs, base64 o URLs de /api/uploads',
    tag,
    access: 'member',
    scope: 'ads',
    body: PublishInput,
    answer: Listing,
    status: 201,
    bodyLimit: bodyWithPhotos,
    isOnce: true,
    run: ({ caller, body }) => caller.listings.publish(body),
  }),
  defineCall({
    method: 'put',
    path: '/api/listings/{id}',
    summary:
      'Cambia un anuncio propio; images null deja las fotos como están; con expectedUpdatedAt, 409 si cambió desde entonces',
    tag,
    access: 'member',
    scope: 'ads',
    body: EditInput,
    answer: Listing,
    bodyLimit: bodyWithPhotos,
    run: ({ caller, id, body }) => caller.listings.edit({ ...body, id: id('id', missing) }),
  }),
  defineCall({
    method: 'delete',
    path: '/api/listings/{id}',
    summary: 'Borra un anuncio propio con sus fotos',
    tag,
    access: 'member',
    scope: 'ads',
    answer: Done,
    run: ({ caller, id }) => caller.listings.remove({ id: id('id', missing) }),
  }),
  defineCall({
    method: 'patch',
    path: '/api/listings/{id}/status',
    summary: 'Activo, venta pendiente o vendido; con vendido, quién compró',
    tag,
    access: 'member',
    scope: 'ads',
    body: StatusInput,
    answer: Listing,
    run: ({ caller, id, body }) => caller.listings.setStatus({ ...body, id: id('id', missing) }),
  }),
  defineCall({
    method: 'post',
    path: '/api/listings/{id}/renew',
    summary: 'Da al anuncio 60 días más',
    tag,
    access: 'member',
    scope: 'ads',
    answer: Listing,
    run: ({ caller, id }) => caller.listings.renew({ id: id('id', missing) }),
  }),
  defineCall({
    method: 'post',
    path: '/api/listings/{id}/track-view',
    summary: 'Cuenta una vista: una al día por persona, nunca la del dueño',
    tag,
    access: 'member',
    answer: z.object({ views: count() }),
    run: ({ caller, id }) => caller.listings.trackView({ id: id('id', missing) }),
  }),
  defineCall({
    method: 'post',
    path: '/api/listings/{id}/track-click',
    summary: 'Cuenta un toque en un contacto',
    tag,
    access: 'everyone',
    body: z.object({ kind: ClickKind }),
    answer: z.object({ clicks: count() }),
    run: ({ caller, id, body }) =>
      caller.listings.trackClick({ kind: body.kind, id: id('id', missing) }),
  }),
]
