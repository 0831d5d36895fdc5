import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { Rss } from 'lucide-react'
import type { RefObject } from 'react'
import { CopyField } from '../../blocks/sharing/copy-field.tsx'
import { readFailure } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface FeedDialogProps {
  search: SavedSearch
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** The link under which a feed reader finds a search: made when it is asked for, and ended here. */
export function FeedDialog({ search, onOpenChange, returnFocusTo }: FeedDialogProps) {
  const { id, name } = search
  const queries = trpc.useUtils()
  const feed = trpc.savedSearches.feed.useQuery({ id }, { staleTime: 0, gcTime: 0 })
  const note = {
    onSuccess: (now: { path: string | null }) => queries.savedSearches.feed.setData({ id }, now),
  }
  const open = trpc.savedSearches.openFeed.useMutation(note)
  const close = trpc.savedSearches.closeFeed.useMutation(note)
  const failure = feed.error ?? open.error ?? close.error
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Seguir por RSS"
      description={<span className="wrap-anywhere">{name}</span>}
      returnFocusTo={returnFocusTo}
    >
      <div className="grid grid-cols-1 gap-4 pb-3">
        {feed.data === undefined ? (
          feed.error ? (
            <Button tone="quiet" onClick={() => void feed.refetch()}>
              Intentar de nuevo
            </Button>
          ) : (
            <Skeleton className="h-20" />
          )
        ) : feed.data.path === null ? (
          <>
            <p className="text-body">
              Con un enlace RSS, tu lector de noticias te enseña los anuncios nuevos de esta
              búsqueda sin entrar a Wepa.
            </p>
            <Button isBusy={open.isPending} onClick={() => open.mutate({ id })}>
              <Rss aria-hidden="true" size={18} strokeWidth={1.75} />
              Crear enlace
            </Button>
          </>
        ) : (
          <>
            <p className="text-body">
              Pega este enlace en tu lector. Es solo tuyo: quien lo tenga ve el nombre de la
              búsqueda y lo que encuentra.
            </p>
            <CopyField
              label="Enlace RSS"
              value={new URL(feed.data.path, window.location.origin).href}
            />
            <Button
              tone="bare"
              className="justify-self-start text-danger"
              isBusy={close.isPending}
              onClick={() => close.mutate({ id })}
            >
              Anular este enlace
            </Button>
          </>
        )}
        <FormAlert message={failure ? readFailure(failure).message : undefined} />
      </div>
    </Dialog>
  )
}
