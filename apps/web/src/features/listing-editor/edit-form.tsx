import { EditInput } from '@wepa/domain/listings/input'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { PLANS, photoLimitText } from '@wepa/domain/payments/plan'
import type { SelfUser } from '@wepa/domain/people/user'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { LeaveGuard } from '../../blocks/account/leave-guard.tsx'
import { SessionEnded } from '../../blocks/account/session-ended.tsx'
import { FormSection } from '../../blocks/form-section.tsx'
import { useLinkedPhotos } from '../../blocks/linked-photos/use-linked-photos.ts'
import {
  draftFields,
  sentFields,
  type TypedAd,
  typedAd,
  typedAdFrom,
  untouchedAnswers,
} from '../../blocks/listing-fields/typed-ad.ts'
import { existingPhotos, photoValues } from '../../blocks/photo-picker/photo.ts'
import { PhotoPicker } from '../../blocks/photo-picker/photo-picker.tsx'
import { usePhotos } from '../../blocks/photo-picker/use-photos.ts'
import { readFailure } from '../../lib/errors.ts'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import {
  type ConflictField,
  type Difference,
  findDifferences,
  hasChangedElsewhere,
  isWantedOn,
} from './conflict.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { KeptNote } from './drafts/kept-note.tsx'
import type { OpenDraft } from './drafts/open-draft.ts'
import { unsentPhotosText } from './drafts/unsent-photos.ts'
import { areKept, useDraftKeeper, useKeptForm } from './drafts/use-draft-keeper.ts'
import { ContactFields, ListingFields } from './listing-fields.tsx'
import { listingResolver } from './listing-resolver.ts'
import { useEditSave } from './use-edit-save.ts'

const editProblem = 'Hubo un problema al actualizar tu anuncio. Inténtalo de nuevo.'
const offlineText =
  'Sin conexión. Tus cambios están guardados en este teléfono: guárdalos en el anuncio cuando vuelva la señal.'

interface EditFormProps {
  listing: ListingDetail
  user: SelfUser
  /** Their session is over; the form waits for them to come back. */
  hasEnded: boolean
  /** The changes it begins with and is kept in. */
  open: OpenDraft
}

type Conflict = { theirs: ListingDetail; differences: readonly Difference[] }

/**
 * The edit form. Photos are sent only when they changed; the plan's limit counts here.
 * It is saved over the version it began with alone: of another one both are shown.
 */
export function EditForm({ listing, user, hasEnded, open }: EditFormProps) {
  const plan = user.subscriptionPlan
  const limitText = photoLimitText(plan)
  // An ad may hold more photos than a plan that was changed since allows: they stay, new ones do not fit.
  const limit = PLANS[plan].photos
  const [base, setBase] = useState(open.draft?.base ?? listing)
  const { keeper, shelf, state, photoKeeping, isSafe } = useDraftKeeper(open)
  const photos = usePhotos({
    initial: open.photos,
    published: base.images,
    limit,
    limitText,
    shelf,
  })
  const linked = useLinkedPhotos(base)
  const form = useForm<TypedAd, unknown, EditInput>({
    resolver: listingResolver(EditInput),
    defaultValues: typedAdFrom(open.draft?.fields ?? {}, typedAd(base)),
  })
  const [isActive, setIsActive] = useState(open.draft?.isActive ?? isWantedOn(listing))
  useKeptForm({ keeper, form, photos: photos.photos, rest: { isActive, base } })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isAgain, setIsAgain] = useState(false)
  const { save, fetchListing, finish } = useEditSave(listing.id, open.id)
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState
  const isChanged =
    isDirty || open.draft !== null || photos.isChanged || isActive !== isWantedOn(base)

  const submit = form.handleSubmit(async (input) => {
    const settled = await photos.whenSettled()
    const unsent = unsentPhotosText(settled)
    if (unsent) return form.setError('root', { type: 'photos', message: unsent })
    try {
      const sent = photos.isChanged ? photoValues(settled) : {}
      const attributes = { ...input.attributes, ...untouchedAnswers(base, form.getValues()) }
      const expectedUpdatedAt = base.updatedAt
      await save({ ...input, attributes, isActive, ...sent, expectedUpdatedAt })
    } catch (error) {
      if (readFailure(error).code === 'listing_changed') return compare(error)
      return refuse(error)
    }
    await leave()
  })

  async function leave() {
    keeper.stop()
    await finish()
  }

  async function refuse(error: unknown) {
    const isKept = (await keeper.flush()) === 'kept'
    const { code } = showFailure(form, error, sentFields(form.getValues()), editProblem)
    if (code === 'offline' && isKept)
      form.setError('root', { type: 'server', message: offlineText })
  }

  /** An answer that was lost, a renewal: what does not touch the form is no question to the person. */
  async function compare(error: unknown) {
    const theirs = await fetchListing().catch(() => null)
    if (!theirs) return refuse(error)
    const mine = { fields: form.getValues(), isActive, photos: photos.photos }
    const differences = findDifferences(base, theirs, mine)
    form.setError('root', { type: 'conflict', message: '' })
    if (differences.length === 0) return leave()
    if (!hasChangedElsewhere(base, theirs)) return saveOver(theirs)
    setConflict({ theirs, differences })
  }

  function saveOver(theirs: ListingDetail) {
    setConflict(null)
    setBase(theirs)
    setIsAgain(true)
  }

  function resolveConflict({ theirs }: Conflict, chosen: readonly ConflictField[]) {
    const published = draftFields(typedAd(theirs))
    for (const field of chosen) {
      if (field === 'isActive') setIsActive(isWantedOn(theirs))
      else if (field === 'photos') photos.restart(existingPhotos(theirs.images))
      else form.setValue(field, published[field] ?? '', { shouldDirty: true })
    }
    saveOver(theirs)
  }

  // Once the chosen version stands in the form.
  useEffect(() => {
    if (!isAgain) return
    setIsAgain(false)
    void submit()
  }, [isAgain, submit])

  return (
    <>
      {conflict && (
        <ConflictPanel
          differences={conflict.differences}
          onSave={(chosen) => resolveConflict(conflict, chosen)}
          onBack={() => setConflict(null)}
        />
      )}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        hidden={conflict !== null}
        className="grid grid-cols-1 gap-5"
      >
        <LeaveGuard
          isDirty={isChanged && !isSubmitting && !(isSubmitSuccessful && !errors.root)}
          isSafe={isSafe && areKept(photos.photos)}
        />
        <FormSection title="Fotos">
          <PhotoPicker
            photos={photos}
            linked={linked}
            hint={`La primera es la portada. ${limitText}`}
          />
        </FormSection>
        <FormSection title="Tu anuncio">
          <ListingFields form={form} isPriceRequired />
        </FormSection>
        <FormSection title="Dónde y cómo te contactan">
          <ContactFields form={form} />
        </FormSection>
        <FormSection title="Visibilidad">
          <Switch
            label={listing.isHidden ? 'Activo si vuelve' : 'Anuncio activo'}
            hint={
              listing.isHidden
                ? 'Lo ocultamos, y solo tú lo ves. Si lo restauramos, queda como lo dejes aquí.'
                : 'Apagado sale de las búsquedas, y solo tú lo ves.'
            }
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
        <KeptNote state={state} photoKeeping={photoKeeping} />
      </form>
    </>
  )
}
