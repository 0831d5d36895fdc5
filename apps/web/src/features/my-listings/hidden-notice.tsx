import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { HiddenNotice as Notice } from '@wepa/domain/moderation/appeal'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/link-button.tsx'

const appealWords: Record<Notice['appealState'], string> = {
  none: '',
  pending: 'Recibimos tu apelación. Te avisamos por correo.',
  upheld: 'Revisamos tu apelación y la decisión se mantiene.',
  reversed: '',
}

/** Why an own ad is hidden, and the way to object. One call for all of them. */
export function HiddenNotice({ listing: { id, title } }: { listing: Listing }) {
  const { data } = trpc.moderation.hidden.useQuery(undefined, { staleTime: 0 })
  const notice = data?.find(({ listingId }) => listingId === id)
  return (
    <div className="mx-3 mb-3 grid gap-2 rounded-field bg-danger-soft p-3 text-body">
      <p className="font-semibold">Nadie más ve este anuncio</p>
      {notice && (
        <>
          <p className="wrap-anywhere">Motivo: {notice.reason}</p>
          {appealWords[notice.appealState] !== '' && <p>{appealWords[notice.appealState]}</p>}
          <p className="text-small text-muted">{notice.reference}</p>
          <LinkButton
            tone="quiet"
            size="small"
            className="w-fit"
            to="/appeal/$key"
            params={{ key: String(notice.decisionId) }}
            aria-label={`${notice.appealState === 'none' ? 'Apelar' : 'Ver la apelación'}: ${title}`}
          >
            {notice.appealState === 'none' ? 'Apelar' : 'Ver la apelación'}
          </LinkButton>
        </>
      )}
    </div>
  )
}
