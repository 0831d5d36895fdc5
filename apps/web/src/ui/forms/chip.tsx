import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const shape =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 py-1 text-left text-body font-medium transition-colors'

const free = 'border-edge bg-card text-ink hover:border-ink'
const selected = 'border-caribe bg-caribe-soft text-caribe-strong'

/** The looks of a chip, for whatever element has to look like one. */
export function chipClass(isSelected: boolean, extra?: string): string {
  return classNames(shape, isSelected ? selected : free, extra)
}

interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  isSelected?: boolean
}

/** A round choice that is pressed or not. */
export function Chip({ isSelected = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isSelected}
      className={chipClass(isSelected, className)}
    />
  )
}

interface RemovableChipProps {
  children: ReactNode
  /** What pressing it does, in words: 'Quitar filtro Ponce'. */
  removeLabel: string
  onRemove: () => void
}

/** Something chosen that one press takes away. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className={classNames(
        shape,
        'border-transparent bg-caribe-soft pr-3 text-caribe-strong hover:border-caribe',
      )}
    >
      {children}
      <X aria-hidden="true" size={16} strokeWidth={2} className="flex-none" />
    </button>
  )
}
