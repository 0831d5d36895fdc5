/** A utility pole with its line down under a passing cloud. */
export function OfflineDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="120" cy="90" r="74" fill="var(--sand-deep)" />
      <path d="M20 158h200" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M36 158q10-34 44-34 20-16 42 0 22-18 46 4 24-2 34 30z"
        fill="#7DBB9A"
        opacity=".55"
      />
      <path d="M116 40h11v118h-11z" fill="#8B5E3C" />
      <path d="M82 56h80v8H82zM92 76h60v7H92z" fill="#6F4528" />
      <path d="M86 50h6v8h-6zM152 50h6v8h-6zM98 71h5v7h-5zM141 71h5v7h-5z" fill="var(--muted)" />
      <rect x="128" y="88" width="20" height="26" rx="4" fill="var(--muted)" />
      <path
        d="M16 44q40 22 72 8M228 40q-14 10-26 14"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M155 52q28 6 22 58-2 20 10 26"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M194 128l-6 8 9 3-6 9"
        fill="none"
        stroke="var(--sol)"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d="M34 40q2-14 18-13 6-15 24-9 13-6 20 6 14 0 14 16z"
        fill="var(--card)"
        stroke="var(--line)"
        strokeWidth="3"
      />
      <path
        d="M46 72l-4 9m18-9l-4 9m18-9l-4 9m18-9l-4 9"
        stroke="var(--caribe)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
