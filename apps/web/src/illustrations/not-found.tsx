/** A coquí on a leaf, as lost as the reader. */
export function NotFoundDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="120" cy="88" r="74" fill="var(--palma-soft)" />
      <ellipse cx="120" cy="160" rx="78" ry="6" fill="var(--line)" />
      <path d="M24 140q60-34 120-10 40 14 76-6-16 40-92 36-66 4-104-20z" fill="#3FA56B" />
      <path
        d="M34 140q70-14 168-6M84 134l14-14m8 16l16-12m14 14l16-8"
        fill="none"
        stroke="#2E8B57"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M84 132q-22 2-24-10 0-16 20-22zM156 132q22 2 24-10 0-16-20-22z" fill="#A97B45" />
      <path d="M78 124q-4-44 42-46 46 2 42 46-4 14-42 14t-42-14z" fill="#BF8F55" />
      <path d="M96 134q-4-26 24-26t24 26q-10 4-24 4t-24-4z" fill="#F0DDB8" />
      <path
        d="M78 86q0-30 18-30 12 0 16 10h16q4-10 16-10 18 0 18 30-2 20-42 20T78 86z"
        fill="#BF8F55"
      />
      <circle cx="97" cy="66" r="14" fill="#F4E3BE" />
      <circle cx="143" cy="66" r="14" fill="#F4E3BE" />
      <circle cx="100" cy="63" r="7" fill="#2B2320" />
      <circle cx="146" cy="63" r="7" fill="#2B2320" />
      <circle cx="102" cy="60" r="2.5" fill="#fff" />
      <circle cx="148" cy="60" r="2.5" fill="#fff" />
      <path
        d="M108 92q12 7 24 0"
        fill="none"
        stroke="#6F4528"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M92 138q-2-12 6-18M148 138q2-12-6-18"
        fill="none"
        stroke="#8F6534"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M84 140h16M140 140h16" stroke="#8F6534" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M176 46q0-12 12-12t12 11q0 8-11 12v8"
        fill="none"
        stroke="var(--flamboyan)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="189" cy="78" r="4" fill="var(--flamboyan)" />
      <path d="M38 78v-22l14-4v20" fill="none" stroke="var(--sol)" strokeWidth="4" />
      <circle cx="34" cy="79" r="5" fill="var(--sol)" />
      <circle cx="48" cy="73" r="5" fill="var(--sol)" />
    </svg>
  )
}
