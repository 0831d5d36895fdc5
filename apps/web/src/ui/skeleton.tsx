import { classNames } from './class-names.ts'

/** A gray stand-in; the class gives it the size of what will come, so that nothing moves then. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('skeleton block rounded-field', className)} />
  )
}
