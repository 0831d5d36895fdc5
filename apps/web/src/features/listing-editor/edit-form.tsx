import { useNavigate } from '@tanstack/react-router'
import type { ListingDetail } from '@wepa/domain/listing'
import { EditInput } from '@wepa/domain/listing-input'
import { PLANS, photoLimitText } from '@wepa/domain/plan'
import type { SelfUser } from '@wepa/domain/user'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormSection } from '../../blocks/form-section.tsx'
import { LeaveGuard } from '../../blocks/leave-guard.tsx'
import { photoValues } from '../../blocks/photo-picker/photo.ts'
import { PhotoPicker } from '../../blocks/photo-picker/photo-picker.tsx'
import { usePhotos } from '../../blocks/photo-picker/use-photos.ts'
import { SessionEnded } from '../../blocks/session-ended.tsx'
import { showFailure } from '../../lib/form-failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ContactFields, ListingFields } from './listing-fields.tsx'
import { listingFields, listingResolver, type TypedListing } from './listing-resolver.ts'
import { unsentPhotosText } from './unsent-photos.ts'

const editProblem = 'Hubo un problema al actualizar tu anuncio. Inténtalo de nuevo.'

interface EditFormProps {
  listing: ListingDetail
  user: SelfUser
  /** Their session is over; the form waits for them to come back. */
  hasEnded: boolean
}

/** The edit form (§2, §5, §8). Photos are sent only when they changed; the plan's limit counts here (decision A). */
export function EditForm({ listing, user, hasEnded }: EditFormProps) {
  const plan = user.subscriptionPlan
  const limitText = photoLimitText(plan)
  // An ad may hold more photos than a plan that was changed since allows: they stay, new ones do not fit.
  const limit = PLANS[plan].photos
  const photos = usePhotos({ initial: listing.images, limit, limitText })
  const form = useForm<TypedListing, unknown, EditInput>({
    resolver: listingResolver(EditInput),
    defaultValues: typedListing(listing),
  })
  const [isActive, setIsActive] = useState(listing.isActive)
  const save = useSave(listing.id)
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState
  const isChanged = isDirty || photos.isChanged || isActive !== listing.isActive

  const submit = form.handleSubmit(async (input) => {
    const settled = await photos.whenSettled()
    const unsent = unsentPhotosText(settled)
    if (unsent) return form.setError('root', { type: 'photos', message: unsent })
    try {
      await save({ ...input, isActive, ...(photos.isChanged ? photoValues(settled) : {}) })
    } catch (error) {
      showFailure(form, error, listingFields, editProblem)
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <LeaveGuard isDirty={isChanged && !isSubmitting && !(isSubmitSuccessful && !errors.root)} />
      <FormSection title="Fotos">
        <PhotoPicker photos={photos} hint={`La primera es la portada. ${limitText}`} />
      </FormSection>
      <FormSection title="Tu anuncio">
        <ListingFields form={form} isPriceRequired />
      </FormSection>
      <FormSection title="Dónde y cómo te contactan">
        <ContactFields form={form} />
      </FormSection>
      <FormSection title="Visibilidad">
        <Switch
          label="Anuncio activo"
          hint="Apagado sale de las búsquedas, y solo tú lo ves."
          checked={isActive}
          onChange={(event) => setIsActive(event.currentTarget.checked)}
        />
      </FormSection>
      {hasEnded ? <SessionEnded /> : <FormAlert message={errors.root?.message} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="call" size="large" isBusy={isSubmitting} className="flex-1">
          {isSubmitting ? 'Guardando…' : 'Guardar Cambios'}
        </Button>
        <LinkButton tone="quiet" size="large" to="/my-listings">
          Cancelar
        </LinkButton>
      </div>
    </form>
  )
}

function useSave(id: number): (input: EditInput) => Promise<void> {
  const navigate = useNavigate()
  const queries = trpc.useUtils()
  const edit = trpc.listings.edit.useMutation()
  return async (input) => {
    await edit.mutateAsync({ ...input, id })
    await Promise.all([
      queries.listings.invalidate(),
      queries.users.invalidate(),
      queries.categories.invalidate(),
    ])
    showToast({ title: '¡Anuncio actualizado!', tone: 'good' })
    await navigate({ to: '/my-listings', ignoreBlocker: true })
  }
}

function typedListing(listing: ListingDetail): TypedListing {
  return {
    title: listing.title,
    description: listing.description,
    price: listing.price ?? '',
    categoryId: String(listing.categoryId),
    condition: listing.condition ?? '',
    location: listing.location ?? '',
    contactEmail: listing.contactEmail ?? '',
    contactPhone: listing.contactPhone ?? '',
  }
}
