import type { ManyAction } from '@wepa/domain/inventory/inventory'
import { CirclePause, CirclePlay, HandCoins, RotateCw, Tag, Trash2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PriceDialog } from './price-dialog.tsx'
import type { Many } from './use-many.ts'

interface ManyBarProps {
  ids: number[]
  titles: readonly string[]
  many: Many
  onClear: () => void
}

const steps: readonly { action: ManyAction; label: string; Icon: typeof Tag }[] = [
  { action: 'renew', label: 'Renovar', Icon: RotateCw },
  { action: 'pause', label: 'Pausar', Icon: CirclePause },
  { action: 'resume', label: 'Activar', Icon: CirclePlay },
  { action: 'sold', label: 'Vendidos', Icon: HandCoins },
]

/** What can be done with the chosen ads; stays in sight while the table scrolls. */
export function ManyBar({ ids, titles, many, onClear }: ManyBarProps) {
  const [asked, setAsked] = useState<'price' | 'remove' | null>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const price = useRef<HTMLButtonElement>(null)
  return (
    <section
      aria-label="Con los elegidos"
      aria-busy={many.isBusy}
      className="sticky bottom-20 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-2 shadow-lifted md:bottom-4"
    >
      <p role="status" className="figures px-2 text-body font-semibold">
        {ids.length === 1 ? '1 elegido' : `${ids.length} elegidos`}
      </p>
      {steps.map(({ action, label, Icon }) => (
        <Button
          key={action}
          tone="quiet"
          size="small"
          aria-disabled={many.isBusy}
          onClick={() => !many.isBusy && many.change({ action, ids })}
        >
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
          {label}
        </Button>
      ))}
      <Button
        ref={price}
        tone="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setAsked('price')}
      >
        <Tag aria-hidden="true" size={18} strokeWidth={1.75} />
        Precio
      </Button>
      <Button ref={remove} tone="danger" size="small" onClick={() => setAsked('remove')}>
        <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
        Eliminar
      </Button>
      <IconButton label="No elegir ninguno" className="ml-auto" onClick={onClear}>
        <X aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      {asked === 'price' && (
        <PriceDialog
          count={ids.length}
          onClose={() => setAsked(null)}
          onChange={(change) => many.change({ action: 'price', ids, price: change })}
          returnFocusTo={price}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={ids.length === 1 ? '¿Eliminar este anuncio?' : `¿Eliminar ${ids.length} anuncios?`}
        description={`${namesOf(titles)} Se borran con sus fotos. Podrás deshacerlo durante diez segundos.`}
        confirmLabel="Eliminar"
        tone="danger"
        onConfirm={() => many.change({ action: 'remove', ids })}
        returnFocusTo={remove}
      />
    </section>
  )
}

/** The first titles, and how many more. */
function namesOf(titles: readonly string[]): string {
  const first = titles.slice(0, 3).map((title) => `«${title}»`)
  const more = titles.length - first.length
  return `${first.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`
}
