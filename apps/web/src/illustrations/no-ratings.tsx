/** Two hands that have just shaken on it, under a star that nobody has given yet. */
export function NoRatingsDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="120" cy="88" r="74" fill="var(--sol-soft)" />
      <ellipse cx="120" cy="158" rx="88" ry="7" fill="var(--line)" />
      <path
        d="M120 22l9.7 19.6 21.6 3.2-15.6 15.2 3.7 21.5-19.4-10.2-19.4 10.2 3.7-21.5-15.6-15.2 21.6-3.2z"
        fill="var(--card)"
        stroke="var(--edge)"
        strokeWidth="3"
        strokeDasharray="6 5"
        strokeLinejoin="round"
      />
      <path d="M14 104l34-12 18 44-34 14z" fill="var(--caribe)" />
      <path d="M226 104l-34-12-18 44 34 14z" fill="var(--flamboyan)" />
      <path d="M48 96l10-4 16 38-10 4z" fill="#FFF7EE" />
      <path d="M192 96l-10-4-16 38 10 4z" fill="#FFF7EE" />
      <path
        d="M62 96q16-8 34-3l24 5q12 3 20 12l26 20q6 6 0 11-5 4-11 0l-5-4q4 7-2 11-6 3-11-2l-4-4q2 7-4 9-6 2-10-3l-22-22-19 4z"
        fill="#C4824E"
      />
      <path
        d="M178 94q-18-8-36-3l-24 8q-12 5-16 15-2 7 4 8 6 1 10-5l6-8 14 1 32 26 10-2z"
        fill="#8B5A36"
      />
      <path
        d="M150 137l-12-10M137 146l-11-10M122 151l-9-9"
        stroke="#9A6230"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
