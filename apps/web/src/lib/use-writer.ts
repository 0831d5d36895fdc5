import type { SelfUser } from '@wepa/domain/user'
import { useState } from 'react'
import { useSession } from './session.ts'

type Writer =
  | { status: 'unknown' | 'visitor'; user: null }
  | { status: 'member'; user: SelfUser; hasEnded: boolean }

/** Who writes a form. The same person also when their session ends meanwhile: what is typed must not go with it. */
export function useWriter(): Writer {
  const { status, user } = useSession()
  const [writer, setWriter] = useState(user)
  if (user !== null && user !== writer) setWriter(user)
  const current = user ?? writer
  if (current !== null) return { status: 'member', user: current, hasEnded: user === null }
  return { status: status === 'visitor' ? 'visitor' : 'unknown', user: null }
}
