import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { UnpaidNotice } from '../../blocks/unpaid-notice.tsx'
import { trpc } from '../../lib/trpc.ts'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Settlement } from './until-featured.ts'
import { useSettled } from './use-settled.ts'

/**
 * Where a payment comes back to, also one that the bank refused. The address alone says nothing:
 * the server is asked, and the list below shows the ad with its answer. Without an ad it is the one paid last.
 */
export function SuccessReturn({ listingId }: { listingId: number | undefined }) {
  const last = trpc.featured.last.useQuery(undefined, {
    enabled: listingId === undefined,
    staleTime: 0,
  })
  const paidId = listingId ?? last.data?.listingId
  return paidId ? <Answer listingId={paidId} /> : null
}

function Answer({ listingId }: { listingId: number }) {
  const { wait, forget } = useSettled()
  const [settlement, setSettlement] = useState<Settlement>()
  useEffect(() => {
    let isGone = false
    void wait(listingId).then((answer) => {
      if (isGone) return
      setSettlement(answer)
      if (answer === 'featured') void forget(listingId)
    })
    return () => {
      isGone = true
    }
  }, [wait, forget, listingId])
  if (settlement && settlement !== 'featured') return <UnpaidNotice payment={settlement} />
  return (
    <p
      role="status"
      className={classNames(
        'flex items-start gap-3 rounded-card px-4 py-3 text-body',
        settlement ? 'bg-palma-soft text-on-palma-soft' : 'bg-caribe-soft',
      )}
    >
      {settlement ? (
        <>
          <CircleCheck
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className="mt-0.5 flex-none"
          />
          <span>
            <strong className="font-semibold">¡Pago exitoso!</strong> Tu anuncio ahora está
            destacado. Te enviamos el recibo por correo.
          </span>
        </>
      ) : (
        <>
          <Spinner />
          Buscando tu pago…
        </>
      )}
    </p>
  )
}
