import { PART_RULES, type ScoredPart } from '@wepa/domain/moderation/suspicion'

/** What a score came from, what weighs most first. */
export function PartList({ parts }: { parts: readonly ScoredPart[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {parts.map(({ part, count, points }) => (
        <li key={part}>
          {PART_RULES[part].name}
          <span className="block text-small text-muted">
            {count} {PART_RULES[part].counted} · +{points}
          </span>
        </li>
      ))}
    </ul>
  )
}
