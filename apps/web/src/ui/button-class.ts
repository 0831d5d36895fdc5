import { classNames } from './class-names.ts'

/**
 * `call` is the one call to action of a screen (publish, pay, send); `main` the usual action;
 * `quiet` stands beside it; `bare` is text only; `danger` deletes.
 */
export type ButtonTone = 'call' | 'main' | 'quiet' | 'bare' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const ground =
  'inline-flex items-center justify-center gap-2 rounded-field font-semibold select-none transition-colors text-center disabled:opacity-60 aria-disabled:opacity-60'

const tones: Record<ButtonTone, string> = {
  call: 'bg-flamboyan text-on-flamboyan hover:bg-flamboyan-strong',
  main: 'bg-caribe text-on-caribe hover:bg-caribe-strong',
  quiet: 'border border-edge bg-card text-ink hover:border-ink',
  bare: 'text-caribe hover:bg-caribe-soft',
  danger: 'border border-danger bg-card text-danger hover:bg-danger-soft',
}

// Never under 44 px: a finger is the usual pointer here.
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 text-small',
  medium: 'min-h-11 px-4 text-body',
  large: 'min-h-13 px-6 text-lead',
}

/** The looks of a button, for whatever element has to look like one. */
export function buttonClass(
  tone: ButtonTone = 'main',
  size: ButtonSize = 'medium',
  extra?: string | undefined,
): string {
  return classNames(ground, tones[tone], sizes[size], extra)
}
