import type { AiPhotoAnalysis } from '@wepa/domain/assistant/ai'
import type { SaidAttributes } from '@wepa/domain/attributes/values'
import { PublishInput } from '@wepa/domain/listings/input'
import { formPhotoLimit, photoLimitText } from '@wepa/domain/payments/plan'
import type { SelfUser } from '@wepa/domain/people/user'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LeaveGuard } from '../../../blocks/account/leave-guard.tsx'
import { SessionEnded } from '../../../blocks/account/session-ended.tsx'
import { FormSection } from '../../../blocks/form-section.tsx'
import { sentFields, type TypedAd, typedAdFrom } from '../../../blocks/listing-fields/typed-ad.ts'
import {
  pick,
  type TypedAttributes,
  typedAttributes,
} from '../../../blocks/listing-fields/typed-attributes.ts'
import type { TypedListing } from '../../../blocks/listing-fields/typed-listing.ts'
import { PhotoPicker } from '../../../blocks/photo-picker/photo-picker.tsx'
import { usePhotos } from '../../../blocks/photo-picker/use-photos.ts'
import { type Repeated, takeRepeated } from '../../../blocks/publishing/just-published.ts'
import { publishAd } from '../../../blocks/publishing/publish-ad.ts'
import { placeIssues } from '../../../lib/forms/form-failure.ts'
import type { DraftRefusal } from '../../../offline/browser-db/draft.ts'
import type { Queued } from '../../../offline/browser-db/task.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { fieldsOf } from '../assistant/apply-analysis.ts'
import { AssistantEntry } from '../assistant/assistant-entry.tsx'
import { KeptNote } from '../drafts/kept-note.tsx'
import type { OpenDraft } from '../drafts/open-draft.ts'
import { refusedPhotosText, unsentPhotosText } from '../drafts/unsent-photos.ts'
import { areKept, useDraftKeeper, useKeptForm } from '../drafts/use-draft-keeper.ts'
import { ContactFields, ListingFields } from '../listing-fields.tsx'
import { listingResolver } from '../listing-resolver.ts'
import { FeatureOption } from './feature-option.tsx'
import { PlanLimitNotice } from './plan-limit-notice.tsx'
import { useGoOn } from './use-go-on.ts'

interface PublishFormProps {
  user: SelfUser
  /** Their session is over; the form waits for them to come back. */
  hasEnded: boolean
  /** The draft it begins with and is kept in. */
  open: OpenDraft
  /** It could not be sent at once and waits in the queue. */
  onQueued: (item: Queued) => void
}

const kept = { isActive: true, base: null }

/**
 * The publish form: it lies in the browser as it is typed, what is typed stays through every failure,
 * and a second press makes no second ad.
 */
export function PublishForm({ user, hasEnded, open, onQueued }: PublishFormProps) {
  const plan = user.subscriptionPlan
  const limit = formPhotoLimit(plan)
  const { keeper, shelf, state, photoKeeping, isSafe } = useDraftKeeper(open)
  const photos = usePhotos({
    initial: open.photos,
    published: [],
    limit,
    limitText: photoLimitText(plan),
    shelf,
  })
  const [blank] = useState(() => blankListing(user))
  const form = useForm<TypedAd, unknown, PublishInput>({
    resolver: listingResolver(PublishInput),
    defaultValues: typedAdFrom(open.draft?.fields ?? {}, blank),
  })
  useKeptForm({ keeper, form, photos: photos.photos, rest: kept })
  const [refusal, setRefusal] = useState<DraftRefusal | null>(open.draft?.refusal ?? null)
  const [isSent, setIsSent] = useState(false)
  const goOn = useGoOn()
  const [isToFeature, setIsToFeature] = useState(false)
  const { isSubmitting } = form.formState

  const refuse = (reason: DraftRefusal) => {
    setRefusal(reason)
    placeIssues(form, reason.issues, sentFields(form.getValues()))
  }

  const apply = (analysis: AiPhotoAnalysis, file: File) => {
    form.reset({ ...form.getValues(), ...fieldsOf(analysis) }, { keepDefaultValues: true })
    photos.add([file])
    keeper.touch()
  }

  const submit = form.handleSubmit(async ({ title }) => {
    setRefusal(null)
    const unsent = refusedPhotosText(await photos.whenKept())
    if (unsent) return refuse(photoRefusal(unsent))
    const isKept = (await keeper.save()) === 'kept'
    if (!(isKept && photoKeeping === 'kept')) {
      // What does not lie in the browser cannot wait there: it has to be on its way before.
      const unkept = unsentPhotosText(await photos.whenSettled())
      if (unkept) return refuse(photoRefusal(unkept))
    }
    const { id: draftId, userId } = open
    const result = await publishAd({ draftId, userId, title, isKept })
    if (result.outcome === 'refused') return refuse(result.refusal)
    keeper.stop()
    setIsSent(true)
    if (result.outcome === 'queued') return onQueued(result.item)
    await goOn({ listing: result.listing, isToFeature })
  })

  const isLeaving = isSubmitting || isSent
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <LeaveGuard
        isDirty={!isLeaving && !(isSafe && areKept(photos.photos))}
        save={async () => (await keeper.flush()) === 'kept' && areKept(await photos.whenKept())}
      />
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
      <FeatureOption isChosen={isToFeature} onChange={setIsToFeature} />
      {hasEnded ? (
        <SessionEnded />
      ) : refusal?.code === 'listing_limit' ? (
        <PlanLimitNotice message={refusal.message} />
      ) : (
        <FormAlert message={isPlaced(refusal, form.getValues()) ? null : refusal?.message} />
      )}
      <Button type="submit" tone="call" size="large" isBusy={isSubmitting}>
        {submitLabel(isSubmitting, photos.isBusy)}
      </Button>
      <KeptNote state={state} photoKeeping={photoKeeping} />
    </form>
  )
}

function photoRefusal(message: string): DraftRefusal {
  return { code: 'photo_invalid', message, issues: [] }
}

/** Whether a refusal stands at its field. */
function isPlaced(refusal: DraftRefusal | null, ad: TypedAd): boolean {
  const fields: readonly string[] = refusal ? sentFields(ad) : []
  return refusal?.issues.some(({ path }) => fields.includes(path)) ?? false
}

/** What a new ad begins with: as the one before where the person publishes another, else with what they are known by. */
function blankListing(user: SelfUser): Partial<TypedListing> & { attributes: TypedAttributes } {
  const { location, email, phone, accountType, businessPhone } = user
  const before = takeRepeated()
  return {
    ...(before && { categoryId: String(before.categoryId) }),
    attributes: typedAttributes(before && aboutSeller(before)),
    location: before?.location ?? location ?? '',
    contactEmail: before?.contactEmail ?? email,
    contactPhone:
      before?.contactPhone ?? (accountType === 'business' ? businessPhone : null) ?? phone ?? '',
  }
}

/** What somebody answered of themselves; what they said of the thing would be wrong of another. */
function aboutSeller({ saidAttributes = {} }: Repeated): SaidAttributes {
  return pick(saidAttributes, (key) => key === 'payment' || key === 'delivery')
}

function photoHint(limit: number, plan: SelfUser['subscriptionPlan']): string {
  return `Hasta ${limit} fotos; la primera es la portada. ${photoLimitText(plan)}`
}

function submitLabel(isSubmitting: boolean, isUploading: boolean): string {
  if (!isSubmitting) return 'Publicar'
  return isUploading ? 'Subiendo las fotos…' : 'Publicando…'
}
