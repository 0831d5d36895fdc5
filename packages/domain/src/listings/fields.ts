// Every field of an ad that its seller writes.
import { mapAttributes } from './attribute-values.ts'
import { attributes } from './attributes.ts'

/** The fields with what they are called, in the order of the form. */
export const FIELD_LABELS = {
  categoryId: 'Categoría',
  title: 'Título',
  description: 'Descripción',
  price: 'Precio',
  ...mapAttributes((name) => attributes[name].label),
  location: 'Municipio',
  contactEmail: 'Email de contacto',
  contactPhone: 'Teléfono de contacto',
}
export type ListingField = keyof typeof FIELD_LABELS

export const listingFields = Object.keys(FIELD_LABELS).filter(isField)

function isField(name: string): name is ListingField {
  return name in FIELD_LABELS
}
