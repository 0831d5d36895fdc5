import { createFileRoute } from '@tanstack/react-router'
import { AccountUndoPage } from '../features/account-undo/account-undo-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

export const Route = createFileRoute('/account-undo')({
  validateSearch: (raw: Record<string, unknown>) => raw,
  head: lateHead('account-undo'),
  component: AccountUndo,
})

function AccountUndo() {
  const search = Route.useSearch()
  const what = search.what === 'account' ? 'account' : 'email'
  const token = typeof search.token === 'string' && search.token ? search.token : undefined
  return <AccountUndoPage key={token} what={what} token={token} />
}
