import type { InventoryItem } from '@wepa/domain/inventory/inventory-schema'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { wide, widest } from './column-class.ts'
import { InventoryRow } from './inventory-row.tsx'

interface InventoryTableProps {
  items: readonly InventoryItem[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  /** Another page is on its way: these rows are of the last one. */
  isWaiting: boolean
  /** Rows of drafts, above the ads. */
  drafts: ReactNode
}

/** One ad a line. On a phone only what tells them apart is shown. */
export function InventoryTable(props: InventoryTableProps) {
  const { items, chosen, onChoose, isWaiting, drafts } = props
  const ids = items.map(({ listing }) => listing.id)
  const count = ids.filter((id) => chosen.has(id)).length
  const toggle = (id: number) => {
    const next = new Set(ids.filter((each) => chosen.has(each)))
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <div
      className={classNames(
        'rounded-card border border-line bg-card shadow-soft transition-opacity',
        isWaiting && 'opacity-60',
      )}
    >
      <table aria-busy={isWaiting} className="w-full text-body">
        <caption className="sr-only">Tus anuncios</caption>
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="w-[48px] p-0">
              <ChooseAll
                count={count}
                total={ids.length}
                onChange={(isAll) => onChoose(new Set(isAll ? ids : []))}
              />
            </th>
            <th scope="col" className="py-3 pr-3 text-left font-medium">
              Anuncio
            </th>
            <th scope="col" className={wide}>
              Referencia
            </th>
            <th scope="col" className={`${wide} text-right`}>
              Precio
            </th>
            <th scope="col" className={wide}>
              Estado
            </th>
            <th scope="col" className={`${widest} text-right`}>
              Vistas
            </th>
            <th scope="col" className={`${widest} text-right`}>
              Mensajes
            </th>
            <th scope="col" className={widest}>
              Tiempo
            </th>
            <th scope="col" className="w-[48px]">
              <span className="sr-only">Opciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drafts}
          {items.map((item) => (
            <InventoryRow
              key={item.listing.id}
              item={item}
              isChosen={chosen.has(item.listing.id)}
              onChoose={() => toggle(item.listing.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ChooseAllProps {
  count: number
  total: number
  onChange: (isAll: boolean) => void
}

function ChooseAll({ count, total, onChange }: ChooseAllProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < total
  }, [count, total])
  if (total === 0) return null
  return (
    <label className="grid size-[48px] cursor-pointer place-items-center">
      <span className="sr-only">Elegir todos los de esta página</span>
      <input
        ref={box}
        type="checkbox"
        className="size-[20px] accent-caribe"
        checked={count === total}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
