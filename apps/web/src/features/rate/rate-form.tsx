import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import {
  HIDDEN_DAYS,
  MAX_COMMENT,
  RatingInput,
  type RatingInvitation,
} from '@wepa/domain/trust/rating'
import { useController, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useDirtyForm } from '../../lib/forms/dirty-forms.ts'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { StarField } from './star-field.tsx'

interface RateFormProps {
  invitation: RatingInvitation
  otherId: number
}

/** Stars and, if one likes, words about the other side of a sale. */
export function RateForm({ invitation, otherId }: RateFormProps) {
  const queries = trpc.useUtils()
  const give = trpc.ratings.give.useMutation()
  const form = useForm<z.input<typeof RatingInput>, unknown, RatingInput>({
    resolver: standardSchemaResolver(RatingInput),
    defaultValues: { comment: '', type: invitation.type, listingId: invitation.listing.id },
  })
  const stars = useController({ control: form.control, name: 'rating' })
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState
  useDirtyForm(isDirty && !isSubmitSuccessful)
  const written = form.watch('comment')?.length ?? 0

  const submit = form.handleSubmit(async (input) => {
    try {
      await give.mutateAsync({ ...input, id: otherId })
      // The lists and averages that show it; the invitation itself turns into thanks.
      void queries.ratings.list.invalidate()
      void queries.ratings.waiting.invalidate()
      void queries.users.get.invalidate({ id: otherId })
      void queries.notifications.invalidate()
      await queries.ratings.invitation.invalidate()
    } catch (error) {
      const { code } = showFailure(form, error, ['rating', 'comment'])
      // Another tab or device was quicker, or the sale was undone meanwhile.
      if (code === 'already_rated' || code === 'sale_required') {
        void queries.ratings.invitation.invalidate()
      }
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <StarField
        legend={`¿Cómo te fue con ${invitation.other.fullName}?`}
        value={stars.field.value}
        onChange={stars.field.onChange}
        onBlur={stars.field.onBlur}
        inputRef={stars.field.ref}
        error={errors.rating?.message}
      />
      <TextArea
        label="Comentario (opcional)"
        hint={`${written.toLocaleString('es-PR')} de ${MAX_COMMENT.toLocaleString('es-PR')} caracteres`}
        rows={4}
        {...formField(form, 'comment')}
      />
      <FormAlert message={errors.root?.message} />
      <p className="text-small text-muted">
        Sale con tu nombre en su perfil, y no se puede cambiar después. {whenItAppears(invitation)}
      </p>
      <Button type="submit" tone="call" size="large" isBusy={isSubmitting}>
        {isSubmitting ? 'Publicando…' : 'Publicar calificación'}
      </Button>
    </form>
  )
}

/** The one who rates second lets both appear, and does not know yet what the first has said. */
function whenItAppears({ wasRated, received, other }: RatingInvitation): string {
  if (received) return ''
  return wasRated
    ? `${other.fullName} ya te calificó: las dos aparecen en cuanto publiques la tuya.`
    : `Aparece junto con la de ${other.fullName}, o sola en ${HIDDEN_DAYS} días.`
}
