import type { Suggestion } from '@wepa/domain/search/suggestions/suggestion'
import { ArrowUpLeft, X } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { groupsOf, headingHeight, rowHeight } from './suggestion-rows.ts'

interface SuggestionActionsProps {
  items: readonly Suggestion[]
  /** Puts it into the field, to go on typing. */
  onComplete: (item: Suggestion) => void
  onRemove: (text: string) => void
  onRemoveAll: () => void
}

const button =
  'pointer-events-auto size-[44px] place-items-center rounded-field text-muted hover:bg-sand-deep hover:text-ink'

/** The buttons at the end of each line. Tab passes them by; the arrow to the right leads to those of the chosen line. */
export function SuggestionActions(props: SuggestionActionsProps) {
  const { items, onComplete, onRemove, onRemoveAll } = props
  return (
    <div className="pointer-events-none absolute inset-y-0 right-0 flex flex-col items-end pr-1">
      {groupsOf(items).map(({ kind, rows }) => (
        <div key={kind}>
          <div className={classNames(headingHeight(kind), 'flex justify-end')}>
            {kind === 'own' && (
              <button
                type="button"
                tabIndex={-1}
                onClick={onRemoveAll}
                aria-label="Borrar todas tus búsquedas"
                className="pointer-events-auto h-11 rounded-field px-3 text-small font-semibold text-caribe hover:bg-sand-deep"
              >
                Borrar todas
              </button>
            )}
          </div>
          {rows.map(({ item, at }) => (
            <div
              key={item.text}
              data-row={at}
              className={classNames(rowHeight, 'flex items-center justify-end')}
            >
              {kind !== 'category' && (
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={() => onComplete(item)}
                  aria-label={`Completar: ${item.text}`}
                  // With large text on a small phone the words need its room.
                  className={classNames(button, 'hidden min-[20rem]:block')}
                >
                  <ArrowUpLeft
                    aria-hidden="true"
                    size={20}
                    strokeWidth={1.75}
                    className="mx-auto"
                  />
                </button>
              )}
              {kind === 'own' && (
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={() => onRemove(item.text)}
                  aria-label={`Quitar de tus búsquedas: ${item.text}`}
                  className={classNames(button, 'grid')}
                >
                  <X aria-hidden="true" size={20} strokeWidth={1.75} />
                </button>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
