import '../listing-card/listing-card.css'

/** 'Insignia Pro': the person is on a paid plan. It says nothing of verification. */
export function ProBadge() {
  return (
    <span className="badge badge-paid flex-none">
      <span className="sr-only">Insignia </span>Pro
    </span>
  )
}
