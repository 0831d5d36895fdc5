import { useSession } from './session.ts'

/**
 * The session, for a page that is nothing without its person: where nobody says whose token this is, it gives way to
 * the error screen, which says why and leads to what is kept.
 * @throws why no answer came
 */
export function useKnownSession() {
  const session = useSession()
  if (session.status === 'unknown' && session.error) throw session.error
  return session
}
