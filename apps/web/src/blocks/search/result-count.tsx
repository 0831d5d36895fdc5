interface ResultCountProps {
  page: { total: number; isTotalCapped: boolean } | undefined
  /** 'anuncios', or the longer 'anuncios encontrados' of a category. */
  noun: [one: string, many: string]
}

/** '1 anuncio', '36 anuncios', '1,000+ anuncios'; told to screen readers when it changes. */
export function ResultCount({ page, noun: [one, many] }: ResultCountProps) {
  return (
    <p role="status" className="min-h-6 text-body text-muted">
      {page && (
        <>
          <span className="figures text-ink">{countText(page)}</span>{' '}
          {page.total === 1 ? one : many}
        </>
      )}
    </p>
  )
}

/** '36' or, where the server stops counting, '1,000+'. Written by hand so that server and browser agree. */
export function countText({ total, isTotalCapped }: { total: number; isTotalCapped: boolean }) {
  const shown = isTotalCapped ? Math.floor(total / 100) * 100 : total
  return `${String(shown).replace(/\B(?=(\d{3})+$)/g, ',')}${isTotalCapped ? '+' : ''}`
}
