import { useEffect, useRef } from 'react'

/**
 * Where another view takes the place of the one that held the focus, the focus goes to what `find` gives and does not
 * fall to the top of the page.
 * @param view what is shown, told apart by `===`; undefined until that is known
 */
export function useViewFocus(view: unknown, find: () => HTMLElement | null | undefined): void {
  const before = useRef(view)
  useEffect(() => {
    const isOther = before.current !== undefined && before.current !== view
    before.current = view
    // A view that has taken the focus itself knows better.
    if (isOther && document.activeElement === document.body) find()?.focus()
  })
}
