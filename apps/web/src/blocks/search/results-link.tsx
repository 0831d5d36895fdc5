const place = 'resultados'

/** For the keyboard: over the filters to what was found. In sight while it has the focus. */
export function ResultsLink() {
  return (
    <a href={`#${place}`} className="skip-link">
      Saltar a los resultados
    </a>
  )
}

/** Where the link leads: just before the ads, whatever mood the list is in. */
export function ResultsPlace() {
  return <div id={place} tabIndex={-1} className="h-2 outline-none md:h-3" />
}
