import { createFileRoute } from '@tanstack/react-router'
import { AccountUndoPage, type Undoable } from '../features/account-undo/account-undo-page.tsx'
import { lateHead } from '../lib/head/late-head.ts'

type AccountUndoSearch = { what?: Undoable; token?: string }

export const Route = createFileRoute('/account-undo')({
  validateSearch: ({ what, token }: Record<string, unknown>): AccountUndoSearch => ({
    // Absent when it is not given: the server renders the page without any, and must not lead elsewhere.
    ...((what === 'account' || what === 'email') && { what }),
    ...(typeof token === 'string' && token !== '' && { token }),
  }),
  head: lateHead('account-undo'),
  component: AccountUndo,
})

function AccountUndo() {
  const { what = 'email', token } = Route.useSearch()
  return <AccountUndoPage key={token} what={what} token={token} />
}
