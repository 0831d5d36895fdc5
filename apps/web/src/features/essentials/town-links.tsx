import type { EssentialsOffered } from '@wepa/domain/storms/storm-schema'
import { LinkChip } from '../../ui/link-chip.tsx'

interface TownLinksProps {
  towns: EssentialsOffered['towns']
  /** The slug of the town that is shown. */
  current: string | undefined
}

/** The towns where somebody offers something, each with its own page. */
export function TownLinks({ towns, current }: TownLinksProps) {
  if (towns.length === 0) return null
  return (
    <nav aria-labelledby="essential-towns" className="mt-8">
      <h2 id="essential-towns" className="text-h3 font-bold">
        Por pueblo
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        <li>
          <LinkChip to="/esenciales/{-$slug}" params={{}} isSelected={current === undefined}>
            Toda la isla
          </LinkChip>
        </li>
        {towns.map(({ name, slug, ads }) => (
          <li key={slug}>
            <LinkChip to="/esenciales/{-$slug}" params={{ slug }} isSelected={slug === current}>
              {name} {ads}
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
