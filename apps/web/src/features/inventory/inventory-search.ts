// What the address of the table says.
import {
  INVENTORY_ORDERS,
  INVENTORY_STATES,
  type InventoryOrder,
  type InventoryState,
} from '@wepa/domain/inventory/inventory'
import { readId } from '../../lib/read-id.ts'

/** Absent is everything, the newest first, the first page. */
export type InventorySearch = {
  text?: string
  state?: InventoryState
  order?: InventoryOrder
  page?: number
  /** The import that is looked at; 'new' to begin one. */
  import?: 'new' | `${number}`
}

export interface InventoryPageProps {
  search: InventorySearch
  onSearch: (search: InventorySearch) => void
}

export function readInventorySearch(raw: Record<string, unknown>): InventorySearch {
  const text = typeof raw.text === 'string' ? raw.text.slice(0, 100).trim() : ''
  const state = INVENTORY_STATES.find((each) => each === raw.state && each !== 'all')
  const order = INVENTORY_ORDERS.find((each) => each === raw.order && each !== 'newest')
  const page = Number(raw.page)
  const id = readId(String(raw.import))
  return {
    ...(text !== '' && { text }),
    ...(state && { state }),
    ...(order && { order }),
    ...(raw.import === 'new' && { import: 'new' as const }),
    ...(id !== undefined && { import: `${id}` as const }),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 && { page }),
  }
}
