import { SignInInvitation } from '../../blocks/account/sign-in-invitation.tsx'
import { ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { FavoriteList } from './favorite-list.tsx'

/** Favorites. */
export function FavoritesPage() {
  const { status, user } = useKnownSession()
  return (
    <div className="page py-6 md:py-10">
      <h1 tabIndex={-1} className="mb-5 text-h2 md:text-h1">
        Favoritos
      </h1>
      {status === 'visitor' && <JoinPrompt />}
      {status === 'unknown' && <ListingGridSkeleton count={8} />}
      {status === 'member' && <FavoriteList key={user.id} userId={user.id} />}
      <nav
        aria-label="Seguir en Wepa"
        className="mt-10 flex flex-wrap justify-center gap-x-2 gap-y-1 border-t border-line pt-5"
      >
        <LinkButton tone="bare" to="/">
          Inicio
        </LinkButton>
        <LinkButton tone="bare" to="/search">
          Buscar anuncios
        </LinkButton>
        <LinkButton tone="bare" to="/post-ad">
          Publicar un anuncio
        </LinkButton>
      </nav>
    </div>
  )
}

function JoinPrompt() {
  const redirect = '/favorites'
  return (
    <SignInInvitation
      title="Guarda lo que te gusta"
      text="Inicia sesión o crea tu cuenta: tus favoritos te esperan aquí, en cualquier teléfono o computadora."
      redirect={redirect}
    />
  )
}
