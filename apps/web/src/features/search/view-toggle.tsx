import { LayoutGrid, List } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

interface ViewToggleProps {
  view: 'grid' | 'list'
  onChange: (view: 'grid' | 'list') => void
}

const views = [
  { value: 'grid', label: 'Ver en cuadrícula', icon: LayoutGrid },
  { value: 'list', label: 'Ver en lista', icon: List },
] as const

/** Grid or list. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <fieldset className="flex rounded-field border border-edge bg-card">
      <legend className="sr-only">Cómo mostrar los anuncios</legend>
      {views.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={view === value}
          title={label}
          onClick={() => onChange(value)}
          className={classNames(
            'grid size-11 place-items-center rounded-[9px] transition-colors',
            view === value ? 'bg-caribe-soft text-caribe-strong' : 'text-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
      ))}
    </fieldset>
  )
}
