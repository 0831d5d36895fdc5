import { useNavigate } from '@tanstack/react-router'
import type { PublishInput } from '@wepa/domain/listing-input'
import { useRef, useState } from 'react'
import { type Failure, readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { makeUuid } from '../../lib/uuid.ts'
import { showToast } from '../../ui/toast-store.ts'
import { isAsSent } from './is-as-sent.ts'

/** After these the ad may stand all the same. */
const unanswered: readonly Failure['code'][] = [
  'offline',
  'unknown',
  'unavailable',
  'database_unavailable',
]

/**
 * Sends the ad, tells the lists, and goes home (§2). One clientId for each form: a retry finds the first one's ad,
 * and what was changed since is carried over to it. `unpriced`: it could not be, for an edit needs a price (§5).
 */
export function usePublish(): (input: PublishInput) => Promise<'published' | 'unpriced'> {
  const [clientId] = useState(makeUuid)
  const wasUnanswered = useRef(false)
  const navigate = useNavigate()
  const queries = trpc.useUtils()
  const publish = trpc.listings.publish.useMutation({
    onError: (error) => {
      if (unanswered.includes(readFailure(error).code)) wasUnanswered.current = true
    },
  })
  const edit = trpc.listings.edit.useMutation()
  return async (input) => {
    const listing = await publish.mutateAsync({ ...input, clientId })
    if (wasUnanswered.current && !isAsSent(listing, input)) {
      const { price } = input
      if (!price) return 'unpriced'
      await edit.mutateAsync({ ...input, price, id: listing.id })
    }
    await Promise.all([
      queries.listings.invalidate(),
      queries.users.invalidate(),
      queries.categories.invalidate(),
    ])
    showToast({ title: 'Anuncio publicado', tone: 'good' })
    await navigate({ to: '/', ignoreBlocker: true })
    return 'published'
  }
}
