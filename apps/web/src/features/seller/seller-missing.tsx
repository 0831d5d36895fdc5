import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useSession } from '../../lib/session/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/**
 * Nobody of that number, or no longer. The server's HTML is rendered for nobody in particular, so a moderator is
 * told this of somebody suspended too; once it is known who is here, the person is asked for again.
 */
export function SellerMissing({ id }: { id: number }) {
  const { user } = useSession()
  const isAdmin = user?.role === 'admin'
  const router = useRouter()
  const utils = trpc.useUtils()
  useEffect(() => {
    if (!isAdmin || id === 0) return
    utils.users.get.fetch({ id }).then(
      () => router.invalidate(),
      // Still missing: the page already says so.
      () => {},
    )
  }, [isAdmin, id, utils, router])
  return (
    <EmptyState
      level={1}
      picture={<Drawing name="not-found" />}
      title="Perfil no encontrado"
      text="Puede que la persona haya cerrado su cuenta o que el enlace esté incompleto."
      action={<LinkButton to="/search">Explorar Anuncios</LinkButton>}
    />
  )
}
