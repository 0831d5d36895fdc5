/** A house front half painted, the ladder still up. */
export function ComingSoonDrawing({ className }: Readonly<{ className?: string }>) {
  return (
    <svg viewBox="0 0 240 176" width="240" height="176" className={className} aria-hidden="true">
      <circle cx="120" cy="88" r="74" fill="var(--caribe-soft)" />
      <path d="M20 158h200" stroke="var(--line)" strokeWidth="5" strokeLinecap="round" />
      <path d="M64 54h112v104H64z" fill="#EFE3D0" />
      <path d="M64 54h62l-8 14 8 16-10 18 9 18-7 20 6 18H64z" fill="#FF8A6B" />
      <path d="M56 44h128v12H56z" fill="#FFF7EE" stroke="var(--line)" strokeWidth="2" />
      <path d="M78 74h32v38H78zM134 74h32v38h-32z" fill="#FFF7EE" />
      <path
        d="M82 78h11v34H82zM95 78h11v34H95zM138 78h11v34h-11zM151 78h11v34h-11z"
        fill="#2F7F86"
      />
      <path d="M106 158v-24a14 14 0 0 1 28 0v24z" fill="#7A4B2B" />
      <circle cx="128" cy="144" r="2.5" fill="var(--sol)" />
      <path
        d="M178 158l20-112M206 158L206 46M201 66l6 0M196 86h10M192 106h14M189 126h17M185 144h21"
        stroke="#B5763F"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M36 134h28l-4 24H40z" fill="var(--caribe)" />
      <path d="M38 134q12-26 24 0" fill="none" stroke="var(--muted)" strokeWidth="3" />
      <path d="M36 134h28v6q-6 8-9 0-6 10-10 0-4 6-9 0z" fill="#FF8A6B" />
      <path d="M150 28h30v12h-30z" fill="#FF8A6B" />
      <path d="M180 34h10v10h-24v8" fill="none" stroke="var(--muted)" strokeWidth="4" />
    </svg>
  )
}
