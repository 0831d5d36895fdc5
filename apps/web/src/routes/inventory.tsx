import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { InventoryPage } from '../features/inventory/inventory-page.tsx'
import { readInventorySearch } from '../features/inventory/inventory-search.ts'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/inventory')({
  // Read by the page: what is said here every first load carries.
  validateSearch: (raw: Record<string, unknown>) => raw,
  head: lateHead('inventory'),
  component: Inventory,
})

function Inventory() {
  const search = readInventorySearch(Route.useSearch())
  const navigate = useNavigate()
  return (
    <InventoryPage
      search={search}
      onSearch={(next) =>
        void navigate({ to: '/inventory', search: { ...readInventorySearch(next) } })
      }
    />
  )
}
