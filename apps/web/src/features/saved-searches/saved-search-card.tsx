import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { relativeTime } from '@wepa/domain/text/relative-time'
import { Rss, Search, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { describeSearch } from '../../blocks/search/filters/describe-search.ts'
import { addressOfSearch } from '../../blocks/search/keeping/saved-searches.ts'
import { useNow } from '../../lib/head/site.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useSavedSearchActions } from './use-saved-search-actions.ts'

const FeedDialog = latePart(async () => (await import('./feed-dialog.tsx')).FeedDialog, {
  failure: 'No pudimos abrirlo. Revisa tu conexión.',
})

/** A saved search: what it asks for, whether its alerts are on, running and deleting it. */
export function SavedSearchCard({ search }: { search: SavedSearch }) {
  const { shown, isLeaving, change, remove } = useSavedSearchActions(search)
  const [isAsking, setIsAsking] = useState(false)
  const [isFollowing, setIsFollowing] = useState(false)
  const feedButton = useRef<HTMLButtonElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const address = addressOfSearch(search)
  return (
    <article
      aria-busy={isLeaving}
      className={classNames(
        'flex h-full flex-col rounded-card border border-line bg-card p-4 shadow-soft transition-opacity',
        isLeaving && 'opacity-50',
      )}
    >
      <h2 className="text-lead font-bold wrap-anywhere">{search.name}</h2>
      <p className="text-body text-muted wrap-anywhere">{describeSearch(address)}</p>
      <p className="mt-1 text-small text-muted">
        <LastNotice search={search} />
      </p>
      <div className="mt-3 mb-4 grid gap-1 border-t border-line pt-3">
        <Switch
          label="Avisarme de anuncios nuevos"
          checked={shown.isActive}
          onChange={(event) => change({ isActive: event.currentTarget.checked })}
        />
        <Switch
          label="También por email"
          disabled={!shown.isActive}
          checked={shown.isActive && shown.emailAlerts}
          onChange={(event) => change({ emailAlerts: event.currentTarget.checked })}
        />
        <Button
          ref={feedButton}
          tone="bare"
          size="small"
          aria-haspopup="dialog"
          aria-label={`Seguir por RSS: ${search.name}`}
          className="-ml-3 justify-self-start"
          onClick={() => setIsFollowing(true)}
        >
          <Rss aria-hidden="true" size={18} strokeWidth={1.75} />
          Seguir por RSS
        </Button>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <LinkButton
          tone="quiet"
          to="/search"
          search={address}
          aria-label={`Ver anuncios: ${search.name}`}
          className="flex-1"
        >
          <Search aria-hidden="true" size={18} strokeWidth={1.75} />
          Ver anuncios
        </LinkButton>
        <IconButton
          ref={trigger}
          label={`Eliminar: ${search.name}`}
          title="Eliminar"
          className="text-muted"
          onClick={() => setIsAsking(true)}
        >
          <Trash2 aria-hidden="true" size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      {isFollowing && (
        <FeedDialog search={search} onOpenChange={setIsFollowing} returnFocusTo={feedButton} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="¿Eliminar esta búsqueda?"
        description={`«${search.name}» deja de avisarte.`}
        confirmLabel="Eliminar"
        tone="danger"
        onConfirm={remove}
        returnFocusTo={trigger}
      />
    </article>
  )
}

function LastNotice({ search: { lastNotified } }: { search: SavedSearch }) {
  const now = useNow()
  if (lastNotified === null) return 'Todavía no hemos tenido nada que avisarte.'
  return `Último aviso: ${relativeTime(lastNotified, new Date(now))}`
}
