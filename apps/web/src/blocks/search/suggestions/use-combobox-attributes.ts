import { useEffect } from 'react'

/** Tells screen readers what a field has become, as long as it is one: the combobox of WAI-ARIA, with a list. */
export function useComboboxAttributes(
  field: HTMLInputElement,
  { listId, isOpen, activeId }: { listId: string; isOpen: boolean; activeId: string | undefined },
): void {
  useEffect(() => {
    const attributes = { role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list' }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    return () => {
      for (const name of [...Object.keys(attributes), 'aria-expanded']) field.removeAttribute(name)
    }
  }, [field])
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) return
    // What it names has to be there.
    field.setAttribute('aria-controls', listId)
    return () => field.removeAttribute('aria-controls')
  }, [field, isOpen, listId])
  useEffect(() => {
    if (activeId === undefined) return
    field.setAttribute('aria-activedescendant', activeId)
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    return () => field.removeAttribute('aria-activedescendant')
  }, [field, activeId])
}
