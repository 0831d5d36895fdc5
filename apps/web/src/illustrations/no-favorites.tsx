/** A heart that swings from a branch of flamboyán: nothing in it yet. */
export function NoFavoritesDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="120" cy="88" r="74" fill="var(--sol-soft)" />
      <ellipse cx="120" cy="162" rx="60" ry="6" fill="var(--line)" />
      <path
        d="M18 38q48-22 102-10t102-8"
        stroke="#8B5E3C"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M44 30q-12-14-26-12 6 14 26 12zm38-8q-4-16-18-20-2 16 18 20zm84 2q2-16 16-22 6 14-16 22zm36 0q14-10 26-4-8 12-26 4zM60 34q-8 14-22 14 2-14 22-14zm124-8q4 16 18 18 0-14-18-18z"
        fill="#2E8B57"
      />
      <path
        d="M98 26q-12 2-10-8 8-2 10 8 0-12 10-12 4 10-10 12 12 2 8 12-10 0-8-12zM142 28q-12 2-10-8 8-2 10 8 0-12 10-12 4 10-10 12 12 2 8 12-10 0-8-12z"
        fill="var(--flamboyan)"
      />
      <path d="M120 30v34" stroke="var(--edge)" strokeWidth="3" />
      <g transform="rotate(5 120 64)">
        <path
          d="M120 142q-42-26-42-52 0-22 21-22 14 0 21 14 7-14 21-14 21 0 21 22 0 26-42 52z"
          fill="var(--card)"
          stroke="var(--heart)"
          strokeWidth="5"
          strokeLinejoin="round"
          strokeDasharray="9 8"
        />
        <path
          d="M106 98q5 4 10 0m8 0q5 4 10 0"
          stroke="var(--muted)"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M114 112q6 5 12 0"
          stroke="var(--muted)"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}
