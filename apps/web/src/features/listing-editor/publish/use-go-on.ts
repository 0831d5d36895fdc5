import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { useEffect, useRef } from 'react'
import { refreshListings } from '../../../blocks/publishing/after-publish.ts'
import { justPublished } from '../../../blocks/publishing/just-published.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'

/** Goes home, which shows the ad that is out, or on to featuring it, if the form is still on the screen. */
export function useGoOn(): (ad: { listing: Listing; isToFeature: boolean }) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return async ({ listing, isToFeature }) => {
    await refreshListings(queryClient)
    if (!isHere.current) return
    if (isToFeature) {
      showToast({ title: 'Anuncio publicado', tone: 'good' })
      const params = { id: listing.id }
      await navigate({ to: '/featured-upgrade/$id', params, ignoreBlocker: true })
      return
    }
    justPublished.set(listing)
    await navigate({ to: '/', ignoreBlocker: true })
  }
}
