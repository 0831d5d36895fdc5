import type { AiPhotoAnalysis } from '@wepa/domain/ai'
import { PublishInput } from '@wepa/domain/listing-input'
import { formPhotoLimit, photoLimitText } from '@wepa/domain/plan'
import type { SelfUser } from '@wepa/domain/user'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormSection } from '../../blocks/form-section.tsx'
import { LeaveGuard } from '../../blocks/leave-guard.tsx'
import { photoValues } from '../../blocks/photo-picker/photo.ts'
import { PhotoPicker } from '../../blocks/photo-picker/photo-picker.tsx'
import { usePhotos } from '../../blocks/photo-picker/use-photos.ts'
import { SessionEnded } from '../../blocks/session-ended.tsx'
import type { Failure } from '../../lib/errors.ts'
import { showFailure } from '../../lib/form-failure.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { fieldsOf } from './apply-analysis.ts'
import { AssistantEntry } from './assistant-entry.tsx'
import { ContactFields, ListingFields } from './listing-fields.tsx'
import { listingFields, listingResolver, type TypedListing } from './listing-resolver.ts'
import { PlanLimitNotice } from './plan-limit-notice.tsx'
import { unsentPhotosText } from './unsent-photos.ts'
import { usePublish } from './use-publish.ts'

interface PublishFormProps {
  user: SelfUser
  /** Their session is over; the form waits for them to come back. */
  hasEnded: boolean
}

/** The publish form (§2, §5): what is typed stays through every failure, and a second press makes no second ad. */
export function PublishForm({ user, hasEnded }: PublishFormProps) {
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

  const refuse = (place: 'root' | 'price', message: string) =>
    form.setError(place, { type: 'refused', message }, { shouldFocus: true })

  const apply = (analysis: AiPhotoAnalysis, file: File) => {
    form.reset({ ...form.getValues(), ...fieldsOf(analysis) }, { keepDefaultValues: true })
    photos.add([file])
  }

  const submit = form.handleSubmit(async (input) => {
    setFailure(null)
    const settled = await photos.whenSettled()
    const unsent = unsentPhotosText(settled)
    if (unsent) return refuse('root', unsent)
    try {
      const outcome = await publish({ ...input, ...photoValues(settled) })
      if (outcome === 'unpriced') refuse('price', unpricedChange)
    } catch (error) {
      setFailure(showFailure(form, error, listingFields, publishProblem))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <LeaveGuard isDirty={(isDirty || photos.isChanged) && !isSubmitting && !isSent} />
      <AssistantEntry onApply={apply} />
      <FormSection title="Fotos de lo que vendes">
        <PhotoPicker photos={photos} hint={photoHint(limit, plan)} />
      </FormSection>
      <FormSection title="Tu anuncio">
        <ListingFields form={form} isPriceRequired={false} />
      </FormSection>
      <FormSection title="Dónde y cómo te contactan">
        <ContactFields form={form} />
      </FormSection>
      {hasEnded ? (
        <SessionEnded />
      ) : failure?.code === 'listing_limit' ? (
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

const unpricedChange =
  'Tu anuncio ya quedó publicado como lo enviaste primero. Para guardar tus cambios, ponle un precio.'

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
