// Which forms hold something typed and not sent: nothing reloads the page over them unasked.
import { useEffect, useId } from 'react'

const dirty = new Set<string>()

export function hasDirtyForms(): boolean {
  return dirty.size > 0
}

/** Registers the calling form while `isDirty`; the browser then asks before the page is left or reloaded. */
export function useDirtyForm(isDirty: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    dirty.add(id)
    if (dirty.size === 1) window.addEventListener('beforeunload', askBeforeLeaving)
    return () => {
      dirty.delete(id)
      if (dirty.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving)
    }
  }, [id, isDirty])
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
