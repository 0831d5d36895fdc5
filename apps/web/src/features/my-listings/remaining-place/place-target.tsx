import { trpc } from '../../../lib/trpc.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface PlaceTargetProps {
  label: string
  userId: number
  /** The ad whose place it is: not to be chosen. */
  exceptId: number | null
  value: number | null
  onChange: (listingId: number | null) => void
  /** What choosing none is called. */
  none: string
  error?: string | undefined
}

/** Which of one's other active ads a featured place goes to. Nothing where there is none. */
export function PlaceTarget(props: PlaceTargetProps) {
  const { label, userId, exceptId, value, onChange, none, error } = props
  const targets = usePlaceTargets(userId, exceptId)
  if (!targets) return <Skeleton className="h-19" />
  if (targets.length === 0) return null
  return (
    <SelectField
      label={label}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      <option value="">{none}</option>
      {targets.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

/** Own active ads but one, newest first, at most a hundred; undefined until they are known. */
export function usePlaceTargets(userId: number, exceptId: number | null) {
  const { data, error } = trpc.users.listings.useInfiniteQuery(
    { id: userId, limit: 100, status: 'active' },
    { getNextPageParam: () => undefined, staleTime: 0 },
  )
  if (error) return []
  return data?.pages.flatMap(({ items }) => items).filter(({ id }) => id !== exceptId)
}
