import { useNavigate } from '@tanstack/react-router'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { OwnListingMissing } from '../../blocks/account/own-listing-missing.tsx'
import { isMissing, RecordGuard } from '../../blocks/account/record-guard.tsx'
import { useWriter } from '../../lib/forms/use-writer.ts'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { findEdit } from './drafts/open-draft.ts'
import { EditArea } from './edit-area.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** Edit an own ad; of another's the person is told and led to their own. */
export function EditListingPage({ id }: { id: number }) {
  return (
    <div className="page max-w-3xl! py-6 md:py-10">
      <LinkButton tone="bare" to="/my-listings" className="-ml-4 mb-2">
        <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
        Mis anuncios
      </LinkButton>
      <h1 tabIndex={-1} className="mb-6 text-h2 font-bold">
        Editar anuncio
      </h1>
      <Editor id={id} />
    </div>
  )
}

function Editor({ id }: { id: number }) {
  const writer = useWriter()
  const listing = trpc.listings.get.useQuery(
    { id },
    // Never from the cache: what is edited must be what the server has now.
    { enabled: writer.status === 'member' && !writer.hasEnded, staleTime: 0, gcTime: 0 },
  )
  const kept = useKeptVersion(writer.user?.id, id, listing.error)
  // An ad that was here once stays: asking for it again may fail while somebody writes.
  const known = kept ?? listing.data
  return (
    <RecordGuard
      status={writer.status}
      signIn={{
        title: 'Inicia sesión requerida',
        text: 'Entra a tu cuenta para editar tus anuncios.',
        redirect: `/edit-listing/${id}`,
      }}
      data={writer.status === 'member' && known ? { listing: known, writer } : undefined}
      error={listing.error}
      failureTitle="No se pudo cargar el anuncio"
      onRetry={() => void listing.refetch()}
      missing={<OwnListingMissing title="Anuncio No Encontrado" />}
      skeleton={<FormSkeleton />}
    >
      {({ listing, writer: { user, hasEnded } }) => (
        <OwnListing listing={listing} userId={user.id}>
          <EditArea key={user.id} listing={listing} user={user} hasEnded={hasEnded} />
        </OwnListing>
      )}
    </RecordGuard>
  )
}

/** The version that unsaved changes began with, where the ad itself cannot be had: one can go on writing. */
function useKeptVersion(
  userId: number | undefined,
  id: number,
  error: unknown,
): ListingDetail | null {
  const [kept, setKept] = useState<ListingDetail | null>(null)
  const isOutOfReach = Boolean(error) && !isMissing(error)
  useEffect(() => {
    if (!isOutOfReach || userId === undefined) return
    void findEdit(userId, id).then((draft) => setKept(draft?.base ?? null))
  }, [isOutOfReach, userId, id])
  return kept
}

function OwnListing(props: { listing: ListingDetail; userId: number; children: ReactNode }) {
  const { listing, userId, children } = props
  const navigate = useNavigate()
  const isOwner = listing.userId === userId
  useEffect(() => {
    if (isOwner) return
    showToast({
      title: 'Acceso Denegado',
      description: 'No tienes permisos para editar este anuncio.',
      tone: 'bad',
    })
    void navigate({ to: '/my-listings', replace: true })
  }, [isOwner, navigate])
  return isOwner ? children : <FormSkeleton />
}
