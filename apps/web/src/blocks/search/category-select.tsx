import { CATEGORIES } from '@wepa/domain/listings/category'
import type { ComponentProps } from 'react'
import { SelectField } from '../../ui/forms/select-field.tsx'

type CategorySelectProps = Pick<
  ComponentProps<typeof SelectField>,
  'value' | 'defaultValue' | 'onChange'
>

/** Which category is searched, by its slug; 'Todas' is none. */
export function CategorySelect(props: CategorySelectProps) {
  return (
    <SelectField {...props} label="Categoría" isLabelHidden name="category">
      <option value="">Todas</option>
      {CATEGORIES.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
