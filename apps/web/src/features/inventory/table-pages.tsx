import { Button } from '../../ui/button.tsx'

interface TablePagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Backward and forward through the table; nothing where one page holds all. */
export function TablePages({ page, pages, onPage }: TablePagesProps) {
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-center gap-3">
      <Button tone="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Anterior
      </Button>
      <p className="figures text-body text-muted">{`Página ${page} de ${Math.max(pages, 1)}`}</p>
      <Button tone="quiet" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Siguiente
      </Button>
    </nav>
  )
}
