import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useConnection } from '../../lib/device/connection.ts'

/** `live` while everything the dashboard shows keeps coming; `waiting` before the first answer. */
export type Freshness = 'live' | 'waiting' | 'offline' | 'failing'

/** What is polled; a case that is read stands still on purpose. */
const polled = /^(admin\.|moderation\.(list|counts)$)/
const asked = {
  type: 'active',
  predicate: ({ queryKey: [path] }: Query) => Array.isArray(path) && polled.test(path.join('.')),
} as const

/** How things stand with what is on the screen, and when the oldest part of it came (ms, 0 for never). */
export function useFreshness(): { freshness: Freshness; at: number } {
  const { isOnline } = useConnection()
  const cache = useQueryClient().getQueryCache()
  // The cache tells of a query while the component that asks for it is drawn: too early to draw another.
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  )
  const read = () => {
    const states = cache.findAll(asked).map(({ state }) => state)
    const at = Math.min(...states.map(({ dataUpdatedAt }) => dataUpdatedAt))
    const isFailing = states.some(({ status }) => status === 'error')
    return `${isFailing} ${Number.isFinite(at) ? at : 0}`
  }
  // Text, because what is read must be equal while nothing changed.
  const [isFailing, at] = useSyncExternalStore(subscribe, read, () => 'false 0').split(' ')
  return {
    freshness: freshnessOf({ isOnline, isFailing: isFailing === 'true', at: Number(at) }),
    at: Number(at),
  }
}

function freshnessOf({
  isOnline,
  isFailing,
  at,
}: {
  isOnline: boolean
  isFailing: boolean
  at: number
}) {
  if (!isOnline) return 'offline'
  if (isFailing) return 'failing'
  return at > 0 ? 'live' : 'waiting'
}
