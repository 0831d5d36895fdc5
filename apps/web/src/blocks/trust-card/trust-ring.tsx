import { formatScore } from '@wepa/domain/trust/trust'

/** The score in a ring that is as full as the score is high. Decorative: the words stand beside it. */
export function TrustRing({ score }: { score: string }) {
  return (
    <span aria-hidden="true" className="relative grid size-[88px] flex-none place-items-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 88 88"
        className="absolute inset-0 -rotate-90"
        fill="none"
        strokeWidth="8"
      >
        <circle cx="44" cy="44" r="39" stroke="var(--edge)" opacity="0.25" />
        {Number(score) > 0 && (
          <circle
            cx="44"
            cy="44"
            r="39"
            stroke="var(--band)"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${Number(score) * 20} 100`}
          />
        )}
      </svg>
      <span className="figures text-[24px] font-bold">{formatScore(score)}</span>
    </span>
  )
}
