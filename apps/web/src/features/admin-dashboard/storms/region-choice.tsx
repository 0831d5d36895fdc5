import type { Region } from '@wepa/domain/places/regions'
import { useId } from 'react'
import { Chip } from '../../../ui/forms/chip.tsx'

interface RegionChoiceProps {
  regions: readonly Region[]
  chosen: readonly Region[]
  error: string | undefined
  onChange: (chosen: Region[]) => void
}

/** Regions to press, any number of them. */
export function RegionChoice({ regions, chosen, error, onChange }: RegionChoiceProps) {
  const problem = useId()
  return (
    <fieldset aria-describedby={error ? problem : undefined} className="min-w-0">
      <legend className="mb-1.5 text-body font-semibold">Regiones</legend>
      <div className="flex flex-wrap gap-2">
        {regions.map((region) => (
          <Chip
            key={region}
            className="wrap-anywhere"
            isSelected={chosen.includes(region)}
            onClick={() =>
              onChange(
                chosen.includes(region)
                  ? chosen.filter((each) => each !== region)
                  : regions.filter((each) => each === region || chosen.includes(each)),
              )
            }
          >
            {region}
          </Chip>
        ))}
      </div>
      {error && (
        <p id={problem} role="alert" className="mt-1.5 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
