/** A magnifying glass that has found only a palm on its islet. */
export function SearchEmptyDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="112" cy="84" r="74" fill="var(--caribe-soft)" />
      <path
        d="M24 126q9-6 18 0t18 0M176 40q7-5 14 0t14 0"
        fill="none"
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="112" cy="80" r="52" fill="var(--card)" />
      <path d="M64 92h96a52 52 0 0 1-96 0z" fill="#7CCBE0" />
      <path d="M84 94q28-22 56 0z" fill="#F6E3BD" />
      <path
        d="M113 88q-2-22 6-38"
        fill="none"
        stroke="#8B5E3C"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M119 50q-20-10-28 8 14-6 28-8-12 8-8 24 10-10 8-24 14 4 14 18 4-14-14-18 14-6 24 6-6-18-24-6-2-14-16-14 8 6 16 14z"
        fill="#2E8B57"
      />
      <circle cx="88" cy="56" r="7" fill="var(--sol)" />
      <path
        d="M76 106q6-4 12 0t12 0M118 112q6-4 12 0t12 0"
        fill="none"
        stroke="#E9F8FC"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="112" cy="80" r="52" fill="none" stroke="var(--ink)" strokeWidth="7" />
      <path d="M151 119l34 34" stroke="var(--flamboyan)" strokeWidth="15" strokeLinecap="round" />
      <path d="M150 118l8 8" stroke="var(--ink)" strokeWidth="9" />
      <path
        d="M78 62q6-16 22-21"
        fill="none"
        stroke="var(--card)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}
