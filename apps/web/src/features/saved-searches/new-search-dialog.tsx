import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { MAX_SEARCH } from '@wepa/domain/search/params'
import { SAVED_SEARCH_CATEGORIES } from '@wepa/domain/search/saved-filters'
import { MAX_SEARCH_NAME, SavedSearchPageInput } from '@wepa/domain/search/saved-search'
import { Controller, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { MunicipalityField } from '../../blocks/search/municipality-field.tsx'
import { SearchFormDialog } from '../../blocks/search/search-form-dialog.tsx'
import { showFailure } from '../../lib/forms/form-failure.ts'
import { formField } from '../../lib/forms/form-field.ts'
import { trpc } from '../../lib/trpc.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

interface NewSearchDialogProps {
  userId: number
  onClose: () => void
}
const fields = ['name', 'query', 'filters.category', 'filters.location'] as const

/** A search kept from its own page, with a name and words, a category and a place if one likes. */
export function NewSearchDialog({ userId, onClose }: NewSearchDialogProps) {
  const queries = trpc.useUtils()
  const save = trpc.savedSearches.pageSave.useMutation()
  const form = useForm<z.input<typeof SavedSearchPageInput>, unknown, SavedSearchPageInput>({
    resolver: standardSchemaResolver(SavedSearchPageInput),
    defaultValues: {
      name: '',
      query: '',
      filters: { category: '', location: '' },
      notificationsEnabled: true,
    },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    try {
      const { isNew } = await save.mutateAsync({ ...input, userId })
      await queries.savedSearches.list.invalidate()
      onClose()
      showToast({
        title: 'Búsqueda guardada',
        description: isNew ? undefined : 'Ya la tenías: le pusimos el nombre nuevo.',
        tone: 'good',
      })
    } catch (error) {
      showFailure(form, error, fields, 'No se pudo guardar la búsqueda')
    }
  })

  return (
    <SearchFormDialog
      title="Crear búsqueda"
      isSaving={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Nombre"
        placeholder="Ej.: Nevera para mami"
        maxLength={MAX_SEARCH_NAME}
        autoComplete="off"
        isRequired
        {...formField(form, 'name')}
      />
      <TextInput
        label="Qué buscas"
        placeholder="Ej.: nevera inverter"
        maxLength={MAX_SEARCH}
        autoComplete="off"
        isRequired
        {...formField(form, 'query')}
      />
      <SelectField label="Categoría (opcional)" {...formField(form, 'filters.category')}>
        <option value="">Todas</option>
        {SAVED_SEARCH_CATEGORIES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Controller
        control={form.control}
        name="filters.location"
        render={({ field, fieldState }) => (
          <MunicipalityField
            purpose="search"
            label="Municipio o región (opcional)"
            placeholder="Toda la isla"
            value={field.value ?? ''}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <Switch
        label="Avisarme de anuncios nuevos"
        hint="En Alertas y por email, como mucho una vez por hora."
        {...form.register('notificationsEnabled')}
      />
    </SearchFormDialog>
  )
}
