import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ListingStatus } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { longDate } from '@wepa/domain/text/date'
import { useState } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { forgetListing } from '../../lib/queries/forget-listing.ts'
import { trpc } from '../../lib/trpc.ts'
import { STATUS_WORDS } from '../../text/listing-status.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { useMovePlace } from './remaining-place/use-move-place.ts'

const statusProblem = 'Hubo un problema al actualizar el estado. Inténtalo de nuevo.'
const removeProblem = 'Hubo un problema al eliminar el anuncio. Inténtalo de nuevo.'
const renewProblem = 'Hubo un problema al renovar el anuncio. Inténtalo de nuevo.'

/** Somebody who wrote about the ad. */
export type Buyer = { id: number; fullName: string }

/** A featured place, and the ad that gets it. */
export type PlaceMove = { placeId: number; listingId: number }

/** What the owner can do with one ad from the list, and the ad as it will be once that is done. */
export function useListingActions(listing: Listing) {
  const refresh = useRefresh(listing.id)
  const { refusal, begin, fail } = useRefusal(refresh)
  const invite = useInvitation(listing.id)
  const movePlace = useMovePlace()
  const setStatus = trpc.listings.setStatus.useMutation({
    onMutate: begin,
    onSuccess: ({ status }, { buyerId }) => {
      if (buyerId) {
        invite()
        return refresh()
      }
      const description = `El anuncio quedó marcado como ${STATUS_WORDS[status]}.`
      showToast({ title: 'Estado actualizado', description, tone: 'good' })
      return refresh()
    },
    onError: (error) => fail(error, statusProblem),
  })
  const renew = trpc.listings.renew.useMutation({
    onMutate: begin,
    onSuccess: ({ expiresAt }) => {
      const description = `Queda activo hasta el ${longDate(expiresAt)}.`
      showToast({ title: 'Anuncio renovado', description, tone: 'good' })
      return refresh()
    },
    onError: (error) => fail(error, renewProblem),
  })
  const remove = trpc.listings.remove.useMutation({
    onMutate: begin,
    onSuccess: () => {
      showToast({ title: 'Anuncio eliminado', tone: 'good' })
      return refresh()
    },
    onError: (error) => fail(error, removeProblem),
  })
  const wanted = setStatus.isPending ? setStatus.variables.status : undefined
  return {
    /** The new state shows at once and goes back when the server refuses it. */
    shown: wanted ? withStatus(listing, wanted) : listing,
    /** Why the last step was refused, where the person has to do something else first. */
    refusal,
    isBusy: setStatus.isPending || renew.isPending || remove.isPending,
    isRenewing: renew.isPending,
    isLeaving: remove.isPending,
    setStatus: async (status: ListingStatus, buyer?: Buyer, move?: PlaceMove) => {
      try {
        await setStatus.mutateAsync({ id: listing.id, status, buyerId: buyer?.id })
      } catch {
        return // `onError` has said why: a sale that was refused leaves the place where it is.
      }
      if (move) movePlace.mutate(move)
    },
    renew: () => renew.mutate({ id: listing.id }),
    remove: () => remove.mutate({ id: listing.id }),
  }
}

/** A refusal by the plan or by a rated sale stays at the ad, for a toast is gone before one has decided what to do; the rest is a toast. */
function useRefusal(refresh: () => Promise<void>) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const fail = (error: unknown, problem: string) => {
    const { code, message } = readFailure(error)
    if (code === 'listing_limit' || code === 'sale_rated') return setRefusal(message)
    showToast({
      title: 'Error',
      description: code === 'unknown' ? problem : message,
      tone: 'bad',
    })
    // Another tab or device was quicker.
    if (code === 'listing_not_found') void refresh()
  }
  return { refusal, fail, begin: () => setRefusal(null) }
}

/** A sale was noted: both are asked how it went, and this one may say so at once. */
function useInvitation(listingId: number) {
  const navigate = useNavigate()
  return () =>
    showToast({
      title: 'Estado actualizado',
      description: 'El anuncio quedó marcado como vendido. Ya pueden calificarse.',
      tone: 'good',
      action: {
        label: 'Calificar',
        onPress: () => void navigate({ to: '/rate/$listingId', params: { listingId } }),
      },
    })
}

/** After a change: the own lists and metrics now, the public ones when they are next looked at. */
function useRefresh(listingId: number): () => Promise<void> {
  const queries = trpc.useUtils()
  const client = useQueryClient()
  return async () => {
    forgetListing(client, listingId)
    void queries.listings.invalidate()
    void queries.categories.invalidate()
    void queries.stats.invalidate()
    void queries.ratings.waiting.invalidate()
    void queries.featured.invalidate()
    await queries.users.invalidate()
  }
}

function withStatus(listing: Listing, status: ListingStatus): Listing {
  return { ...listing, status, isActive: listing.isActive || status === 'active' }
}
