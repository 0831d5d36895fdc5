import type { ReactNode } from 'react'
import { readFailure } from '../../lib/errors.ts'
import { LoadFailure } from '../kept/load-failure.tsx'
import { SignInRequired, type SignInRequiredProps } from './sign-in-required.tsx'

interface RecordGuardProps<Data> {
  status: 'unknown' | 'visitor' | 'member'
  signIn: SignInRequiredProps
  /** All that the page is made of, once it is here; then no error takes the page away. */
  data: Data | undefined
  /** Why some of it did not come. */
  error: unknown
  /** The title where it could not be loaded. */
  failureTitle: string
  onRetry: () => void
  missing: ReactNode
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A page about one record that needs its person: asks visitors to sign in, and says that the record is not there or
 * why it could not be loaded.
 */
export function RecordGuard<Data>(props: RecordGuardProps<Data>): ReactNode {
  const { status, data, error, children } = props
  if (status === 'visitor') return <SignInRequired {...props.signIn} />
  if (data !== undefined) return children(data)
  if (!error) return props.skeleton
  if (isMissing(error)) return props.missing
  return <LoadFailure error={error} title={props.failureTitle} onRetry={props.onRetry} />
}

/** Whether the server knows no such record, or none that this person may see. */
export function isMissing(error: unknown): boolean {
  const { code } = readFailure(error)
  return code === 'listing_not_found' || code === 'not_found'
}
