import '../listing-card/listing-card.css'

/** 'Insignia Pro': who is on a paid plan. It says nothing of who was verified. */
export function ProBadge() {
  return (
    <span className="badge badge-paid flex-none">
      <span className="sr-only">Insignia </span>Pro
    </span>
  )
}
