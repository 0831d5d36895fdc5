import { CloudOff } from 'lucide-react'
import { useNow } from '../../lib/head/site.ts'
import { savedWhen } from '../../lib/saved-when.ts'
import { classNames } from '../../ui/class-names.ts'

export interface StampWordsProps {
  /** In ms. */
  at: number
  className: string | undefined
}

/** When something was kept on the device. */
export function StampWords({ at, className = 'mb-3' }: StampWordsProps) {
  const now = new Date(useNow())
  return (
    <p
      className={classNames(
        'flex items-center gap-1.5 text-small font-medium text-muted',
        className,
      )}
    >
      <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
      Guardado {savedWhen(new Date(at).toISOString(), now)}
    </p>
  )
}
