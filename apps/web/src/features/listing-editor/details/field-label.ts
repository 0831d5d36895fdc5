import { attributeTable } from '@wepa/domain/attributes/fitting'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import { unitsOf } from '../../../blocks/listing-fields/typed-units.ts'

/** The form has a title of its own. */
const labels: Readonly<Partial<Record<AttributeKey, string>>> = {
  titleState: 'Título del vehículo',
}

/** What the field of an attribute is called: 'Millaje (millas)'. */
export function fieldLabel(key: AttributeKey): string {
  const attribute = attributeTable[key]
  const label = labels[key] ?? attribute.label
  const unit = attribute.kind === 'number' && unitsOf(key).length === 0 ? attribute.unit : ''
  return unit === '' || unit === label ? label : `${label} (${unit})`
}
