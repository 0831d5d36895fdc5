/** A camera over a market stall with nothing on it yet. */
export function NoListingsDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="120" cy="88" r="74" fill="var(--sol-soft)" />
      <ellipse cx="120" cy="158" rx="88" ry="7" fill="var(--line)" />
      <path d="M56 74v82M184 74v82" stroke="#8B5E3C" strokeWidth="6" strokeLinecap="round" />
      <path d="M46 110h148v14H46z" fill="#C98646" />
      <path d="M54 124h132v30H54z" fill="#B5763F" />
      <path d="M54 132h132M88 124v30M120 124v30M152 124v30" stroke="#9A6230" strokeWidth="2" />
      <path
        d="M48 36h144l12 34q0 10-11.7 10t-11.7-10q0 10-11.7 10t-11.7-10q0 10-11.7 10t-11.7-10q0 10-11.7 10t-11.7-10q0 10-11.7 10t-11.7-10q0 10-11.7 10T36 70z"
        fill="#FFF7EE"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path
        d="M48 36h24l-12.5 34q0 10-11.7 10T36 70zM96 36h24v34q0 10-18 10t-18-10zM144 36h24l12 34q0 10-11.7 10t-11.7-10z"
        fill="var(--flamboyan)"
      />
      <rect
        x="92"
        y="88"
        width="56"
        height="26"
        rx="4"
        fill="var(--card)"
        stroke="var(--edge)"
        strokeWidth="3"
        strokeDasharray="6 5"
      />
      <path d="M120 95v12m-6-6h12" stroke="var(--caribe)" strokeWidth="4" strokeLinecap="round" />
      <path d="M162 110l-3-14h14l-3 14z" fill="#C4683C" />
      <path d="M166 97q-10-3-9-14 8 3 9 14 0-10 9-13 1 10-9 13z" fill="#2E8B57" />
    </svg>
  )
}
