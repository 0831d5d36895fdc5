import { Link, useNavigate } from '@tanstack/react-router'
import { hasPublicPage } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { Copy, EllipsisVertical, ExternalLink, Pencil } from 'lucide-react'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const

/** What is done with one ad alone. */
export function RowMenu({ listing }: { listing: Listing }) {
  const navigate = useNavigate()
  const queries = trpc.useUtils()
  const copy = trpc.inventory.copy.useMutation({
    onSuccess: async ({ id }) => {
      void queries.inventory.invalidate()
      void queries.users.invalidate()
      showToast({
        title: 'Anuncio copiado',
        description: 'La copia está pausada: cámbiala y publícala cuando quieras.',
        tone: 'good',
      })
      await navigate({ to: '/edit-listing/$id', params: { id } })
    },
    onError: (error) =>
      showToast({ title: 'Error', description: readFailure(error).message, tone: 'bad' }),
  })
  return (
    <Menu
      trigger={
        <IconButton label={`Más opciones: ${listing.title}`}>
          <EllipsisVertical {...icon} />
        </IconButton>
      }
    >
      <MenuItem asChild>
        <Link to="/edit-listing/$id" params={{ id: listing.id }}>
          <Pencil {...icon} />
          Editar
        </Link>
      </MenuItem>
      <MenuItem
        disabled={copy.isPending}
        icon={<Copy {...icon} />}
        onSelect={() => copy.mutate({ id: listing.id })}
      >
        Copiar
      </MenuItem>
      {hasPublicPage(listing) && !listing.isHidden && (
        <MenuItem asChild>
          <Link to="/listing/$id" params={{ id: String(listing.id) }}>
            <ExternalLink {...icon} />
            Ver el anuncio
          </Link>
        </MenuItem>
      )}
    </Menu>
  )
}
