import type { AttributeKey } from '@wepa/domain/attributes/table'

/** What the control of an attribute takes, of whatever kind that is. */
export interface ControlProps {
  name: AttributeKey
  /** As the form holds it: '' leaves it to the text, `DENIED` denies what that says. */
  typed: string
  /** What the text says. */
  read: unknown
  hint: string | undefined
  error: string | undefined
  onChange: (typed: string) => void
  onBlur: () => void
  /** Takes what a refusal gives the focus to. */
  focusRef: (element: HTMLElement | null) => void
}
