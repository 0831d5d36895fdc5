import { longDate } from '@wepa/domain/text/date'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { UnpaidNotice } from '../../blocks/unpaid-notice.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'

/** Back from a payment (`?featured=success`), for the ad of the address, or the one that was paid last. */
export function PaidReturn({ listingId }: { listingId: number | undefined }) {
  const last = trpc.featured.last.useQuery(undefined, {
    enabled: listingId === undefined,
    staleTime: 0,
  })
  const paidId = listingId ?? last.data?.listingId
  return paidId ? <PaidPlace listingId={paidId} /> : null
}

/** The provider is asked, for its message may come later. */
function PaidPlace({ listingId }: { listingId: number }) {
  const utils = trpc.useUtils()
  const { mutate, data, error } = trpc.featured.refresh.useMutation({
    onSuccess: () => void utils.users.listings.invalidate(),
  })
  useEffect(() => mutate({ listingId }), [mutate, listingId])
  if (error) return isNotOwn(error) ? null : <UnpaidNotice payment="unknown" />
  if (!data) return null
  if (!data.expiresAt) return <UnpaidNotice payment={data.payment} />
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-card bg-palma-soft px-4 py-3 text-body text-on-palma-soft"
    >
      <CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      {`¡Pago exitoso! Tu anuncio ahora está destacado hasta el ${longDate(data.expiresAt)}.`}
    </p>
  )
}

/** An address may name any ad. */
function isNotOwn(error: unknown): boolean {
  const { code } = readFailure(error)
  return code === 'listing_not_found' || code === 'not_listing_owner'
}
