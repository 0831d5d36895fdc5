/** A bell that dozes in a hammock: nobody has called. */
export function NoNotificationsDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="120" cy="88" r="74" fill="var(--sol-soft)" />
      <ellipse cx="120" cy="160" rx="88" ry="7" fill="var(--line)" />
      <path
        d="M44 160q-3-52 6-104M196 160q3-52-6-104"
        stroke="#8B5E3C"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M50 56q-26-14-38 4 18-6 38-4-22 2-28 20 14-14 28-20-8 10-4 26 6-14 4-26 14-4 28 8-8-18-28-8 4-16 22-18-18-8-22 18zM190 56q26-14 38 4-18-6-38-4 22 2 28 20-14-14-28-20 8 10 4 26-6-14-4-26-14-4-28 8 8-18 28-8-4-16-22-18 18-8 22 18z"
        fill="#2E8B57"
      />
      <g transform="rotate(-14 120 104)">
        <path
          d="M120 66q26 0 26 30v14q0 7 7 12v6H87v-6q7-5 7-12V96q0-30 26-30z"
          fill="var(--sol)"
        />
        <path
          d="M102 82q-8 8-8 24"
          stroke="#FFF7EE"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
        <circle cx="120" cy="64" r="6" fill="#C98646" />
        <path
          d="M104 100q5 4 10 0m12 0q5 4 10 0"
          stroke="#3B2A00"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M115 112q5 3 10 0"
          stroke="#3B2A00"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <path d="M48 84q14 62 72 62t72-62q-24 34-72 34T48 84z" fill="var(--flamboyan)" />
      <path
        d="M62 104q22 30 58 30t58-30M80 118q18 18 40 22m40-22q-18 18-40 22"
        stroke="#FFF7EE"
        strokeWidth="2"
        fill="none"
        opacity=".7"
      />
      <path
        d="M156 46h12l-12 14h12M178 26h9l-9 10h9"
        stroke="var(--caribe)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
