/** A coffee cup knocked over. */
export function SomethingBrokeDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="120" cy="88" r="74" fill="var(--danger-soft)" />
      <path d="M24 150h192" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
      <path d="M128 148q-8-12 12-14 30-4 40 4 26 2 16 10z" fill="#7A4B2B" />
      <circle cx="206" cy="143" r="5" fill="#7A4B2B" />
      <path d="M46 146q-4 4 4 4h66q8 0 4-4z" fill="var(--edge)" />
      <g transform="rotate(72 100 112)">
        <path
          d="M72 84h62v40q0 22-20 22H92q-20 0-20-22z"
          fill="#FFF7EE"
          stroke="#D9C8B2"
          strokeWidth="3"
        />
        <path d="M73.5 98h59v14H73.5z" fill="var(--flamboyan)" />
        <path d="M72 92q-22-2-22 16t22 18" fill="none" stroke="#E9DCCB" strokeWidth="9" />
        <ellipse cx="103" cy="84" rx="31" ry="9" fill="#E9DCCB" />
        <ellipse cx="103" cy="84" rx="25" ry="6" fill="#5F381E" />
      </g>
      <path
        d="M74 44q-8-9 0-18M96 36q-8-9 0-18M170 96q8-8 2-18"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M176 40l6 10m14-6l-4 12m16 4l-12 4"
        stroke="var(--sol)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}
