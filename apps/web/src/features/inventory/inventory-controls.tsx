import type { InventoryOrder, InventoryState } from '@wepa/domain/inventory/inventory'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import type { InventorySearch } from './inventory-search.ts'

const stateWords: Record<InventoryState, string> = {
  all: 'Todos',
  public: 'Activos',
  pending: 'Venta pendiente',
  paused: 'Pausados y vencidos',
  sold: 'Vendidos',
}

const orderWords: Record<InventoryOrder, string> = {
  newest: 'Más nuevos',
  oldest: 'Más viejos',
  title: 'Por título',
  cheapest: 'Más baratos',
  dearest: 'Más caros',
  most_viewed: 'Más vistos',
  ending: 'Vencen pronto',
}

interface InventoryControlsProps {
  search: InventorySearch
  onSearch: (search: InventorySearch) => void
}

/** Which ads the table shows, and in which order. */
export function InventoryControls({ search, onSearch }: InventoryControlsProps) {
  const { text: _, page: __, ...rest } = search
  const [typed, setTyped] = useState(search.text ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    onSearch({ ...rest, ...(text !== '' && { text }) })
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <search className="min-w-0 flex-1 basis-72">
        <form onSubmit={submit} className="flex items-end gap-2">
          <TextInput
            label="Título, referencia o número"
            type="search"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-w-0 flex-1"
          />
          <Button type="submit" tone="quiet">
            Buscar
          </Button>
        </form>
      </search>
      <SelectField
        label="Estado"
        className="flex-1 basis-40 sm:max-w-56"
        value={search.state ?? 'all'}
        onChange={(event) =>
          onSearch(without(search, { state: keyOf(stateWords, event.target.value) }))
        }
      >
        {options(stateWords)}
      </SelectField>
      <SelectField
        label="Orden"
        className="flex-1 basis-40 sm:max-w-56"
        value={search.order ?? 'newest'}
        onChange={(event) =>
          onSearch(without(search, { order: keyOf(orderWords, event.target.value) }))
        }
      >
        {options(orderWords)}
      </SelectField>
    </div>
  )
}

function options(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

function keyOf<Key extends string>(words: Readonly<Record<Key, string>>, value: string): Key
function keyOf(words: Readonly<Record<string, string>>, value: string): string | undefined {
  return Object.keys(words).find((key) => key === value)
}

/** Another choice begins at the first page. */
function without(
  { page: _, ...search }: InventorySearch,
  change: InventorySearch,
): InventorySearch {
  return { ...search, ...change }
}
