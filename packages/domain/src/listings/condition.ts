/** The conditions of a thing for sale. */
export const CONDITIONS = ['nuevo', 'como_nuevo', 'bueno', 'regular'] as const
export type Condition = (typeof CONDITIONS)[number]

export const CONDITION_LABELS: Record<Condition, string> = {
  nuevo: 'Nuevo',
  como_nuevo: 'Como nuevo',
  bueno: 'Bueno',
  regular: 'Regular',
}
