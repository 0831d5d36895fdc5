// What a row says is to become of its ad.
import type { ListingStatus } from '../../listings/listing.ts'
import { foldText } from '../../text/writing.ts'

/** In the words of a cell. */
export const SHEET_STATES = {
  public: 'Activo',
  paused: 'Pausado',
  pending: 'Venta pendiente',
  sold: 'Vendido',
  removed: 'Eliminar',
} as const

export type SheetState = keyof typeof SHEET_STATES

const OTHER_WORDS: Readonly<Record<string, SheetState>> = {
  active: 'public',
  publicado: 'public',
  inactivo: 'paused',
  inactive: 'paused',
  pendiente: 'pending',
  eliminado: 'removed',
  borrar: 'removed',
}

/** The state that a cell names; undefined for none of them. */
export function readState(cell: string): SheetState | undefined {
  const wanted = foldText(cell.trim())
  const states = Object.entries(SHEET_STATES).map(([state, word]) => [foldText(word), state])
  const found = states.find(([word, state]) => word === wanted || state === wanted)?.[1]
  return isState(found) ? found : OTHER_WORDS[wanted]
}

/** The state of an ad in the words of a cell. */
export function stateOf(ad: { isActive: boolean; status: ListingStatus }): SheetState {
  if (ad.status === 'sold') return 'sold'
  if (!ad.isActive) return 'paused'
  return ad.status === 'pending' ? 'pending' : 'public'
}

function isState(name: string | undefined): name is SheetState {
  return name !== undefined && Object.hasOwn(SHEET_STATES, name)
}
