import { useViewFocus } from '../../ui/use-view-focus.ts'

/** What was pressed is gone with its card: the focus goes to the title of the one that stands there now. */
export function useTitleFocus(view: unknown): void {
  useViewFocus(view, () => document.querySelector<HTMLElement>('main h1'))
}
