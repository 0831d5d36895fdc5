import { useNavigate } from '@tanstack/react-router'
import { PublishInput } from '@wepa/domain/listing-input'
import { formPhotoLimit, photoLimitText } from '@wepa/domain/plan'
import type { SelfUser } from '@wepa/domain/user'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { photoValues } from '../../blocks/photo-picker/photo.ts'
import { PhotoPicker } from '../../blocks/photo-picker/photo-picker.tsx'
import { usePhotos } from '../../blocks/photo-picker/use-photos.ts'
import type { Failure } from '../../lib/errors.ts'
import { showFailure } from '../../lib/form-failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { makeUuid } from '../../lib/uuid.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { FormSection } from './form-section.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ContactFields, ListingFields } from './listing-fields.tsx'
import { listingFields, listingResolver, type TypedListing } from './listing-resolver.ts'
import { PlanLimitNotice } from './plan-limit-notice.tsx'
import { unsentPhotosText } from './unsent-photos.ts'

/** The publish form (§2, §5): what is typed stays through every failure, and a second press makes no second ad. */
export function PublishForm({ user }: { user: SelfUser }) {
  const plan = user.subscriptionPlan
  const limit = formPhotoLimit(plan)
  const photos = usePhotos({ initial: [], limit, limitText: photoLimitText(plan) })
  const form = useForm<TypedListing, unknown, PublishInput>({
    resolver: listingResolver(PublishInput),
    defaultValues: blankListing(user),
  })
  const [failure, setFailure] = useState<Failure | null>(null)
  const publish = usePublish()
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState
  const isSent = isSubmitSuccessful && !errors.root && failure === null

  const submit = form.handleSubmit(async (input) => {
    setFailure(null)
    const settled = await photos.whenSettled()
    const unsent = unsentPhotosText(settled)
    if (unsent) return form.setError('root', { type: 'photos', message: unsent })
    try {
      await publish({ ...input, ...photoValues(settled) })
    } catch (error) {
      setFailure(showFailure(form, error, listingFields, publishProblem))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <LeaveGuard isDirty={(isDirty || photos.isChanged) && !isSubmitting && !isSent} />
      <FormSection title="Fotos de lo que vendes">
        <PhotoPicker photos={photos} hint={photoHint(limit, plan)} />
      </FormSection>
      <FormSection title="Tu anuncio">
        <ListingFields form={form} isPriceRequired={false} />
      </FormSection>
      <FormSection title="Dónde y cómo te contactan">
        <ContactFields form={form} />
      </FormSection>
      {failure?.code === 'listing_limit' ? (
        <PlanLimitNotice message={failure.message} />
      ) : (
        <FormAlert message={errors.root?.message} />
      )}
      <Button type="submit" tone="call" size="large" isBusy={isSubmitting}>
        {submitLabel(isSubmitting, photos.isBusy)}
      </Button>
    </form>
  )
}

const publishProblem = 'Hubo un problema al publicar tu anuncio. Inténtalo de nuevo.'

/** Sends the ad, tells the lists, and goes home (§2). One clientId for each form: a retry finds the first one's ad. */
function usePublish(): (input: PublishInput) => Promise<void> {
  const [clientId] = useState(makeUuid)
  const navigate = useNavigate()
  const queries = trpc.useUtils()
  const publish = trpc.listings.publish.useMutation()
  return async (input) => {
    await publish.mutateAsync({ ...input, clientId })
    await Promise.all([
      queries.listings.invalidate(),
      queries.users.invalidate(),
      queries.categories.invalidate(),
    ])
    showToast({ title: 'Anuncio publicado', tone: 'good' })
    await navigate({ to: '/', ignoreBlocker: true })
  }
}

function blankListing(user: SelfUser): TypedListing {
  return {
    title: '',
    description: '',
    price: '',
    categoryId: '',
    condition: '',
    location: user.location ?? '',
    contactEmail: user.email,
    contactPhone: user.phone ?? '',
  }
}

function photoHint(limit: number, plan: SelfUser['subscriptionPlan']): string {
  return `Hasta ${limit} fotos; la primera es la portada. ${photoLimitText(plan)}`
}

function submitLabel(isSubmitting: boolean, isUploading: boolean): string {
  if (!isSubmitting) return 'Publicar'
  return isUploading ? 'Subiendo las fotos…' : 'Publicando…'
}
