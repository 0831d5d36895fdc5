import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { refreshListings } from '../../../blocks/publishing/after-publish.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'

/**
 * Says that the ad is out and goes home, or on to featuring it, if the form is still on
 * the screen.
 */
export function useGoOn(): (ad: { id: number; isToFeature: boolean }) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return async ({ id, isToFeature }) => {
    await refreshListings(queryClient)
    if (!isHere.current) return
    showToast({ title: 'Anuncio publicado', tone: 'good' })
    if (isToFeature)
      await navigate({ to: '/featured-upgrade/$id', params: { id }, ignoreBlocker: true })
    else await navigate({ to: '/', ignoreBlocker: true })
  }
}
