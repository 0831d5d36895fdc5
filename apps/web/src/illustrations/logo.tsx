/**
 * Wepa's mark: a speech bubble, the W spoken in it, and a flamboyán flower at its tip. The colors
 * are the brand's own and stay the same in the dark.
 */
export function LogoMark({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 64 64" width="64" height="64" className={className} aria-hidden="true">
      <MarkShapes />
    </svg>
  )
}

/** The mark with the name beside it; the name takes the color of the text around it. */
export function Logo({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 202 64" width="202" height="64" className={className} role="img">
      <title>Wepa</title>
      <MarkShapes />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M78 14l8.5 29.5L95 18l8.5 25.5L112 14M122 34h18a9.2 9.2 0 1 0-2.6 6.5M150 25v29M150 34.2a9.4 9.4 0 1 0 18.8 0a9.4 9.4 0 1 0-18.8 0M197.5 25v18.5M178.7 34.2a9.4 9.4 0 1 0 18.8 0a9.4 9.4 0 1 0-18.8 0"
      />
    </svg>
  )
}

function MarkShapes() {
  return (
    <>
      <path
        fill="#D63A1F"
        d="M16 5h32q12 0 12 12v24q0 12-12 12H33L19 61.5q-4 2.2-4-2.5v-6.1Q4 52 4 41V17Q4 5 16 5z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="6.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M14.5 20l7.5 20L31.5 22 41 40l5.2-13.5"
      />
      {/* Petals: lines without length, of which the round ends stand. */}
      <path
        stroke="#FFC23C"
        strokeWidth="6.6"
        strokeLinecap="round"
        d="M48.8 14.7h0M52.5 17.4h0M51.1 21.8h0M46.5 21.8h0M45.1 17.4h0"
      />
      <circle cx="48.8" cy="18.6" r="2.3" fill="#D63A1F" />
    </>
  )
}
