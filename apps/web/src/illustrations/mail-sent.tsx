/** A letter with a flamboyán flower for a stamp, on its way. */
export function MailSentDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="126" cy="88" r="74" fill="var(--sol-soft)" />
      <path
        d="M14 74h30M4 96h36M18 118h28"
        stroke="var(--line)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect
        x="58"
        y="46"
        width="140"
        height="94"
        rx="10"
        fill="#FFF7EE"
        stroke="var(--line)"
        strokeWidth="3"
      />
      <path d="M62 132l48-42m84 42l-48-42" stroke="#E2D3BB" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M60 52l60 50a12 12 0 0 0 16 0l60-50"
        fill="#9EDBEA"
        stroke="#2F7F86"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle cx="190" cy="132" r="26" fill="var(--card)" stroke="var(--line)" strokeWidth="3" />
      <g fill="var(--flamboyan)">
        <circle cx="190" cy="122" r="7" />
        <circle cx="199" cy="129" r="7" />
        <circle cx="196" cy="140" r="7" />
        <circle cx="184" cy="140" r="7" />
        <circle cx="181" cy="129" r="7" />
      </g>
      <circle cx="190" cy="132" r="4" fill="var(--sol)" />
    </svg>
  )
}
