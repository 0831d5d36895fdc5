import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { checkSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import type { Start } from './read-start.ts'

/** A plan that another tab or device has bought: says so, and shows the plans as they stand. */
export function useBoughtElsewhere(start: Start): void {
  const navigate = useNavigate()
  const { subscriptions } = trpc.useUtils()
  const message = start.kind === 'elsewhere' ? start.message : undefined
  useEffect(() => {
    if (message === undefined) return
    showToast({ title: 'Ya tienes un plan', description: message })
    void subscriptions.status.invalidate()
    void checkSession()
    void navigate({ to: '/subscription', search: {}, replace: true })
  }, [message, subscriptions, navigate])
}
