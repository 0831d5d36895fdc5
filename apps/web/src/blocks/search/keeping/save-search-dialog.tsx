import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useNavigate } from '@tanstack/react-router'
import { savedFilterValues } from '@wepa/domain/listings/attribute-values'
import { findCategory } from '@wepa/domain/listings/category'
import {
  MAX_SEARCH_NAME,
  type SavedSearch,
  SavedSearchInput,
} from '@wepa/domain/search/saved-search'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showFailure } from '../../../lib/forms/form-failure.ts'
import { formField } from '../../../lib/forms/form-field.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Switch } from '../../../ui/forms/switch.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { filtersOf, type SearchAddress } from '../search-address.ts'
import { SearchFormDialog } from '../search-form-dialog.tsx'
import { usePutSavedSearch } from './saved-searches.ts'

interface SaveSearchDialogProps {
  address: SearchAddress
  /** The search in words, and a name for it. */
  summary: string
  suggestedName: string
  /** The same search as it is kept already. */
  kept: SavedSearch | undefined
  onClose: () => void
}

/** A name for the search on the page, and whether emails come; the list of alerts has new ads in any case. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { address, summary, suggestedName, kept, onClose } = props
  const navigate = useNavigate()
  const put = usePutSavedSearch()
  const save = trpc.savedSearches.save.useMutation()
  const form = useForm<z.input<typeof SavedSearchInput>, unknown, SavedSearchInput>({
    resolver: standardSchemaResolver(SavedSearchInput),
    defaultValues: {
      ...wanted(address),
      name: kept?.name ?? suggestedName.slice(0, MAX_SEARCH_NAME),
      emailAlerts: kept?.emailAlerts ?? true,
    },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    try {
      const { search } = await save.mutateAsync(input)
      put(search)
      onClose()
      showToast({
        title: 'Búsqueda guardada',
        description: 'Te avisamos cuando aparezca algo nuevo.',
        tone: 'good',
        action: { label: 'Ver todas', onPress: () => void navigate({ to: '/saved-searches' }) },
      })
    } catch (error) {
      showFailure(form, error, ['name'], 'No se pudo guardar la búsqueda')
    }
  })

  return (
    <SearchFormDialog
      title={kept ? 'Búsqueda guardada' : 'Guardar búsqueda'}
      description={summary}
      {...(kept && { submitLabel: 'Guardar cambios' })}
      isSaving={isSubmitting}
      error={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Nombre"
        maxLength={MAX_SEARCH_NAME}
        autoComplete="off"
        isRequired
        {...formField(form, 'name')}
      />
      <Switch
        label="Avisarme también por email"
        hint="Como mucho un correo por hora. En Alertas te avisamos siempre."
        {...form.register('emailAlerts')}
      />
    </SearchFormDialog>
  )
}

function wanted(address: SearchAddress) {
  const { q, literal, category, location, minPrice, maxPrice, seller, radius } = address
  return {
    query: q ?? '',
    literal: literal ?? false,
    categoryId: category ? (findCategory(category)?.id ?? null) : null,
    location: location ?? null,
    minPrice: minPrice ?? null,
    maxPrice: maxPrice ?? null,
    ...savedFilterValues(address),
    attributes: filtersOf(address).attributes ?? null,
    seller: seller ?? null,
    radius: radius ?? null,
  }
}
