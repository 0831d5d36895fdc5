import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/**
 * No such ad. The server's HTML is rendered for nobody in particular, so an owner whose ad is
 * switched off is told this too; once it is known who is here, the ad is asked for again.
 */
export function ListingMissing({ id }: { id: number | undefined }) {
  const { status } = useSession()
  const router = useRouter()
  const utils = trpc.useUtils()
  useEffect(() => {
    if (status !== 'member' || id === undefined) return
    utils.listings.get.fetch({ id }).then(
      () => router.invalidate(),
      // Still missing: the page already says so.
      () => {},
    )
  }, [status, id, utils, router])
  return (
    <EmptyState
      level={1}
      picture={<Drawing name="not-found" />}
      title="Anuncio no encontrado"
      text="Puede que se haya vendido, vencido o borrado."
      action={<LinkButton to="/search">Ver otros anuncios</LinkButton>}
    />
  )
}
