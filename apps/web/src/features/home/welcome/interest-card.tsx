import type { SelfUser } from '@wepa/domain/people/user'
import { shortLocation } from '@wepa/domain/places/location'
import { MAX_SEARCH } from '@wepa/domain/search/params'
import { MAX_SEARCH_NAME } from '@wepa/domain/search/saved-search'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { usePutSavedSearch } from '../../../blocks/search/keeping/saved-searches.ts'
import { searchName } from '../../../blocks/search/search-title.ts'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { formField } from '../../../lib/forms/form-field.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'

interface InterestCardProps {
  user: SelfUser
  onDone: () => void
  skip: ReactNode
}

/** What they look for becomes a saved search, which tells them of new ads. */
export function InterestCard({ user, onDone, skip }: InterestCardProps) {
  const put = usePutSavedSearch()
  const save = trpc.savedSearches.save.useMutation()
  const form = useForm({ defaultValues: { query: '', isNear: false } })
  const { errors, isSubmitting } = form.formState
  const town = user.location && shortLocation(user.location)
  const submit = form.handleSubmit(async ({ query, isNear }) => {
    if (query.trim() === '') {
      const message = 'Escribe qué te interesa, o salta este paso'
      return form.setError('query', { message }, { shouldFocus: true })
    }
    const asked = { query: query.trim(), ...(isNear && town && { location: town }) }
    const name = searchName({ ...asked, q: asked.query }).slice(0, MAX_SEARCH_NAME)
    try {
      const { search } = await save.mutateAsync({ ...asked, name })
      put(search)
      showToast({
        title: 'Búsqueda guardada',
        description: 'Te avisamos cuando aparezca algo nuevo.',
        tone: 'good',
      })
      onDone()
    } catch (error) {
      showFailure(form, error, ['query'], 'No se pudo guardar la búsqueda')
    }
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid max-w-[34rem] grid-cols-1 gap-4"
    >
      <p className="text-body text-muted">
        Guardamos esa búsqueda y te escribimos cuando aparezca algo nuevo. La quitas cuando quieras.
      </p>
      <TextInput
        label="Algo que te interese"
        placeholder="nevera, guagua, apartamento…"
        maxLength={MAX_SEARCH}
        autoComplete="off"
        enterKeyHint="done"
        {...formField(form, 'query')}
      />
      {town && <Switch label={`Solo en ${town}`} {...form.register('isNear')} />}
      <FormAlert message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          Guardar y avisarme
        </Button>
        {skip}
      </div>
    </form>
  )
}
