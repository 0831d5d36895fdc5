/** An open balcony door with a flowerpot: come in. */
export function JoinInDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="120" cy="88" r="74" fill="var(--sol-soft)" />
      <path d="M20 158h200" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M70 158V66a50 50 0 0 1 100 0v92z"
        fill="#FFF7EE"
        stroke="var(--line)"
        strokeWidth="3"
      />
      <path d="M80 158V66a40 40 0 0 1 80 0v92z" fill="#9EDBEA" />
      <circle cx="136" cy="62" r="12" fill="var(--sol)" />
      <path d="M80 118q24-22 42-8 18-16 38 2v46H80z" fill="#7DBB9A" />
      <path d="M80 138h80v20H80z" fill="#F6E3BD" />
      <path d="M80 66a40 40 0 0 1 0 0l-34 12v92l34-12zM160 66l34 12v92l-34-12z" fill="#2F7F86" />
      <path
        d="M52 92l22-8m-22 22l22-8m-22 22l22-8m-22 22l22-8m-22 22l22-8m114-46l-22-8m22 22l-22-8m22 22l-22-8m22 22l-22-8m22 22l-22-8"
        stroke="#205E64"
        strokeWidth="3"
      />
      <path d="M198 138h26l-4 22h-18z" fill="#C4683C" />
      <path d="M211 138v-22" stroke="#2E8B57" strokeWidth="4" />
      <g fill="var(--flamboyan)">
        <circle cx="211" cy="100" r="7" />
        <circle cx="219" cy="106" r="7" />
        <circle cx="216" cy="115" r="7" />
        <circle cx="206" cy="115" r="7" />
        <circle cx="203" cy="106" r="7" />
      </g>
      <circle cx="211" cy="108" r="4" fill="var(--sol)" />
      <path d="M96 158v-8h48v8z" fill="var(--flamboyan)" />
    </svg>
  )
}
