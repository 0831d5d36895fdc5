import type { SelfUser } from '@wepa/domain/people/user'
import { useState } from 'react'
import { hasLeft, useSession } from '../session/session.ts'

type Writer =
  | { status: 'unknown' | 'visitor'; user: null }
  | { status: 'member'; user: SelfUser; hasEnded: boolean }

/**
 * Who writes a form. The same person also when their session ends meanwhile: what is typed must not go with it.
 * Nobody once they signed out on purpose, here or in another tab.
 * @throws why nobody said whose token this is, where no form is open yet (`useKnownSession`)
 */
export function useWriter(): Writer {
  const session = useSession()
  const { status, user } = session
  const [writer, setWriter] = useState(user)
  const hasGone = user === null && writer !== null && hasLeft(writer.id)
  const current = hasGone ? null : (user ?? writer)
  if (current !== writer) setWriter(current)
  if (current !== null) return { status: 'member', user: current, hasEnded: user === null }
  if (session.status === 'unknown' && session.error) throw session.error
  return { status: status === 'visitor' ? 'visitor' : 'unknown', user: null }
}
